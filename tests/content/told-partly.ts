/** The further pages: only what the specification gives to a name. Package a plate, advance in rupees, rooms. */
export const partlyTold = {
  hotelhowdy: { name: 'Hotel Howdy', plate: { veg: 500, nonVeg: 700, about: true } },
  sajanvatika: { name: 'Sajan Vatika', plate: { veg: 500, nonVeg: 700, about: true }, advance: 10_000 },
  radhakrishnagarden: { name: 'Radha Krishna Garden', plate: { veg: 600, nonVeg: 700 } },
  basantvatika: {
    name: 'Basant Vatika',
    plate: { veg: 500, nonVeg: 700, about: true },
    advance: 25_000,
    packagePlate: { veg: 1250, nonVeg: 1350 },
  },
  classicelegance: {
    name: 'Classic Elegance',
    plate: { veg: 500, nonVeg: 700, about: true },
    advance: 50_000,
    packagePlate: { veg: 1200, nonVeg: 1450 },
    rooms: { count: 0 },
  },
  hotelrajmandir: {
    name: 'Hotel Raj Mandir',
    plate: { veg: 500, nonVeg: 700, about: true },
    packagePlate: { veg: 900, nonVeg: 1100 },
  },
  pushpvatika: { name: 'Pushp Vatika', plate: { veg: 500, nonVeg: 700, about: true } },
  royalmountain: { name: 'Royal Mountain' },
};

/** Seats and floating guests of each hall that was told. */
export const halls: Record<string, readonly (readonly [seats: number, floating: number])[]> = {
  samargrand: [
    [500, 1000],
    [200, 250],
  ],
  royalimperio: [[300, 450]],
  vrindavangrand: [[500, 750]],
  hotelsewagrand: [
    [200, 300],
    [100, 150],
  ],
};

export const localities: Record<string, string> = {
  samargrand: 'Sector 10',
  sarovarportico: 'Surajkund',
  royalimperio: 'Sector 39',
  karamvirgarden: 'Sector 11',
  vrindavangrand: 'Suraj Kund Badkhal Road',
  queenlawnandbanquet: 'Sector 16',
  sevendayzvatika: 'Sector 11',
};
