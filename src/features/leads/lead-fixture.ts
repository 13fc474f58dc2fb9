/** A lead of each kind, for tests; those without `kind` are as older pages send them. */

export const phone = '9876543210';
export const price = { venue: 'Milan Vatika', date: '2027-02-14', guests: '300-400', phone, whatsapp: true };
/** Without the fields that may be empty. */
export const shortEnquiry = { name: 'Ravi Kumar', email: 'ravi@example.com', phone, eventType: 'Wedding' };
export const enquiry = {
  ...shortEnquiry,
  location: 'Faridabad',
  date: '2027-02-14',
  guests: '300',
  message: 'Two days.\nVeg only, please.',
};
export const visit = { phone, venue: 'Basant Vatika', date: '2026-12-05', time: '11:00' };
export const tour = {
  kind: 'tour',
  phone,
  venues: ['Milan Vatika', 'Samar Grand', 'Hotel Rajmahal'],
  date: '2026-12-05',
  time: '11:00',
};
/** 11 February 2099 is a Wednesday. */
export const dates = {
  kind: 'dates',
  phone,
  functions: [
    { label: 'Sangeet', guests: 400, dates: ['2099-02-11', '2099-02-13'] },
    { label: 'Wedding', dates: ['2099-02-14'] },
  ],
  venues: ['Milan Vatika', 'Hotel Rajmahal', 'Samar Grand'],
};
export const owner = { kind: 'owner', phone, venue: 'Lamp Hall', city: 'Noida' };
