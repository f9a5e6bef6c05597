/** A stretch of country where it gets colder than at the weather stations. */
export interface ColdCountry {
	/** The coldest morning assumed, °C; null: the plains within, where the stations' figures hold. */
	lowest: number | null
	/** The first three to six digits of its PIN codes. */
	prefixes: readonly string[]
}

/**
 * The store's own assumptions, none of them a measurement: stations of the plains say nothing of the hills, and a
 * string that is too long there ruins its inverter. So each is a round figure below the coldest nights of its towns.
 * The longest prefix of a PIN code decides.
 */
const COLD_COUNTRIES: readonly ColdCountry[] = [
	// Ladakh, and Drass, the coldest of its towns.
	{ lowest: -35, prefixes: ['194'] },
	{ lowest: -45, prefixes: ['194102'] },
	// Kashmir: the valley, and its rim from Pahalgam to Gulmarg.
	{ lowest: -20, prefixes: ['190', '191'] },
	{ lowest: -25, prefixes: ['192', '193'] },
	// Udhampur, Doda and Kishtwar; Rajouri and Poonch.
	{ lowest: -15, prefixes: ['182'] },
	{ lowest: -10, prefixes: ['185'] },
	// Himachal: its hills; Kinnaur, Kullu and Manali; Lahaul, Spiti and Pangi; the low hills to the Punjab.
	{ lowest: -15, prefixes: ['171', '173', '175', '176'] },
	{ lowest: -20, prefixes: ['172', '1751'] },
	{
		lowest: -35,
		prefixes: ['17211', '175132', '175133', '175139', '175140', '175142', '176323'],
	},
	{ lowest: -5, prefixes: ['174', '177'] },
	// Uttarakhand: its hills; Chamoli; the valley of Dehradun; Mussoorie and Chakrata; the plains at its foot.
	{ lowest: -15, prefixes: ['246', '249', '2625', '263'] },
	{ lowest: -20, prefixes: ['2464'] },
	{ lowest: -5, prefixes: ['248'] },
	{
		lowest: -15,
		prefixes: ['248122', '248123', '248124', '248165', '248179', '248196', '248199'],
	},
	{ lowest: null, prefixes: ['2467', '246149', '24920', '2494'] },
	{
		lowest: null,
		prefixes: ['263126', '263139', '26314', '263150', '263151', '263152', '263153', '263160'],
	},
	// Sikkim, and its north; Darjeeling and Kalimpong, above the plain of Siliguri.
	{ lowest: -10, prefixes: ['737'] },
	{ lowest: -25, prefixes: ['737120'] },
	{ lowest: -10, prefixes: ['7341', '7342', '7343', '734503'] },
	// Arunachal; Bomdila, Dirang and Anini; Tawang.
	{ lowest: -10, prefixes: ['790', '791', '792'] },
	{ lowest: -15, prefixes: ['7900', '790101', '790116', '792101'] },
	{ lowest: -20, prefixes: ['790104', '790105', '790106'] },
	// Meghalaya, Manipur, Mizoram, Nagaland and Haflong.
	{ lowest: -5, prefixes: ['793', '794', '795', '796', '797', '798', '788819', '788820'] },
	// The Nilgiris; Kodaikanal, Munnar and its hills, Valparai; Yercaud.
	{ lowest: -10, prefixes: ['643'] },
	{ lowest: -5, prefixes: ['6241', '685', '642125', '642127'] },
	{ lowest: 0, prefixes: ['636601', '636602'] },
	// Mount Abu; Pachmarhi, Amarkantak, Surguja, Netarhat, Daringbadi, Chintapalli and Araku.
	{ lowest: -10, prefixes: ['307501'] },
	{
		lowest: -5,
		prefixes: ['461881', '484886', '497', '835218', '762104', '531111', '531149', '531151'],
	},
	// Kandhamal and Koraput; Mahabaleshwar, Chikhaldara and Saputara.
	{ lowest: 0, prefixes: ['762', '763', '764', '412806', '444807', '394720'] },
	// Churu, Sikar and Jhunjhunu: the desert's frosts.
	{ lowest: -5, prefixes: ['331', '332', '333'] },
]

const PLAINS: ColdCountry = { lowest: null, prefixes: [] }

const BY_PREFIX = new Map(
	COLD_COUNTRIES.flatMap((country) => country.prefixes.map((prefix) => [prefix, country] as const)),
)

/** Where a PIN code lies among them: the same object for all of the same country, the plains too. */
export function coldCountryOf(pin: string): ColdCountry {
	const digits = pin.replace(/\s/g, '')
	for (let length = 6; length >= 3; length--) {
		const found = BY_PREFIX.get(digits.slice(0, length))
		if (found) return found
	}
	return PLAINS
}
