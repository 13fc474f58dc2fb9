/** A lead of each kind as its form sends it. */
export const phone = '9876543210';
export const price = { venue: 'Milan Vatika', date: '2027-02-14', guests: '300-400', phone, whatsapp: true };
export const enquiry = {
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phone,
  eventType: 'Wedding',
  location: 'Faridabad',
  date: '2027-02-14',
  guests: '300',
  message: 'Two days.\nVeg only, please.',
};
export const visit = { phone, venue: 'Basant Vatika', date: '2026-12-05', time: '11:00' };
