import MiniSearch from 'minisearch'
import type { ClimateCity } from './cities/climate-city.ts'
import { CITIES } from './climate-data.ts'
import { TOWNS, type Town } from './towns.ts'

/** Other names of a city or a town, older names first. */
const ALSO: Record<string, readonly string[]> = {
	'Addis Ababa': ['Addis Abeba'],
	Ahilyanagar: ['Ahmednagar'],
	Ahmedabad: ['Amdavad', 'Ahmadabad'],
	Alappuzha: ['Alleppey'],
	Aurangabad: ['Sambhajinagar', 'Chhatrapati Sambhajinagar'],
	Ayodhya: ['Faizabad'],
	Balasore: ['Baleswar', 'Baleshwar'],
	Ballari: ['Bellary'],
	Bathinda: ['Bhatinda'],
	Belagavi: ['Belgaum'],
	Bengaluru: ['Bangalore', 'Blore'],
	Berhampur: ['Brahmapur'],
	Bhopal: ['Bhopaal'],
	Bhubaneswar: ['Bhubaneshwar'],
	Bokaro: ['Bokaro Steel City'],
	Chennai: ['Madras'],
	Coimbatore: ['Kovai'],
	Darjeeling: ['Darjiling'],
	Davanagere: ['Davangere'],
	Dehradun: ['Dehra Dun'],
	Dharamshala: ['Dharamsala'],
	Gurugram: ['Gurgaon'],
	Guwahati: ['Gauhati'],
	Haridwar: ['Hardwar'],
	Hisar: ['Hissar'],
	Hubballi: ['Hubli', 'Hubballi-Dharwad'],
	Jamshedpur: ['Tatanagar'],
	Kadapa: ['Cuddapah'],
	Kakinada: ['Cocanada'],
	Kalaburagi: ['Gulbarga'],
	Kannur: ['Cannanore'],
	Kanpur: ['Cawnpore'],
	Kanyakumari: ['Cape Comorin'],
	Kochi: ['Cochin', 'Ernakulam'],
	Kolkata: ['Calcutta'],
	Kollam: ['Quilon'],
	Kozhikode: ['Calicut'],
	Mangaluru: ['Mangalore'],
	Margao: ['Madgaon'],
	Mohali: ['Sahibzada Ajit Singh Nagar', 'SAS Nagar'],
	Mumbai: ['Bombay'],
	Mysuru: ['Mysore'],
	Nashik: ['Nasik'],
	'New Delhi': ['Delhi', 'Dilli'],
	'New York': ['New York City'],
	Ooty: ['Udhagamandalam', 'Ootacamund', 'Udagamandalam'],
	Palakkad: ['Palghat'],
	'Panaji (Goa)': ['Panjim'],
	'Port Blair': ['Sri Vijaya Puram'],
	'Prayagraj (Allahabad)': ['Prayag'],
	Puducherry: ['Pondicherry', 'Pondy'],
	Pune: ['Poona'],
	Puri: ['Jagannath Puri'],
	Rajahmundry: ['Rajamahendravaram'],
	Shimla: ['Simla'],
	Shivamogga: ['Shimoga'],
	Thanjavur: ['Tanjore'],
	Thiruvananthapuram: ['Trivandrum'],
	Thoothukudi: ['Tuticorin'],
	Thrissur: ['Trichur'],
	Tiruchirappalli: ['Trichy', 'Trichinopoly', 'Tiruchi'],
	Tirunelveli: ['Nellai'],
	Tiruppur: ['Tirupur'],
	Tumakuru: ['Tumkur'],
	Vadodara: ['Baroda'],
	Varanasi: ['Banaras', 'Benares', 'Kashi'],
	Vijayapura: ['Bijapur'],
	Vijayawada: ['Bezawada'],
	Visakhapatnam: ['Vizag', 'Vishakhapatnam', 'Waltair'],
}

/** How much of a word may be typed otherwise than it is spelt. */
const FORGIVEN = 0.3
/** How good a guess must be, of the best one's score; more would be strange names. */
const AS_GOOD = 0.7
const GUESSES = 3

/** However it is spaced. */
const plain = (name: string) => name.toLowerCase().replace(/[\s.-]+/g, '')

/** Every name of a city or a town: its own, either part of one in parentheses, and others. */
const namesOf = ({ name }: { name: string }) => [
	...new Set([name, ...name.split(/[()]/), ...(ALSO[name] ?? [])].filter((each) => each.trim())),
]

const NAMED = [...CITIES, ...TOWNS].flatMap((city) => namesOf(city).map((name) => ({ name, city })))

// The first of two with a name, so the climate of one's own before the PIN code's.
const BY_NAME = new Map(NAMED.toReversed().map(({ name, city }) => [plain(name), city]))

/** A city whose climate is known, or a town that has that of its PIN code, by any of its names. */
export const cityNamed = (name: string): ClimateCity | Town | null =>
	BY_NAME.get(plain(name)) ?? null

const SPELT = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] })
SPELT.addAll(NAMED.map(({ name }, id) => ({ id, name })))

const FORGIVING = {
	fuzzy: (term: string) => (term.length > 3 ? FORGIVEN : false),
	prefix: (term: string) => term.length > 3,
}

/** The spelt names most like an unknown one, the likeliest first; perhaps none. */
export function closestTo(name: string): string[] {
	const whole = SPELT.search(name, { ...FORGIVING, combineWith: 'AND' })
	const found = whole.length > 0 ? whole : SPELT.search(name, FORGIVING)
	const best = found[0]?.score ?? 0
	const likely = found.filter(({ score }) => score >= AS_GOOD * best)
	const names = likely.flatMap(({ id }) => NAMED[id]?.city.name ?? [])
	return [...new Set(names)].slice(0, GUESSES)
}
