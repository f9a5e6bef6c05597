import type { Category } from '../../schema.ts'

/** Words that name a category, in English first, each as `comparable` writes it: one of those in Hindi that sound alike. */
const NAMES: Record<Category, readonly string[]> = {
	Panels: [
		'panel',
		'panels',
		'module',
		'modules',
		'plate',
		'plates',
		'पैनल',
		'पैनलों',
		'प्लेट',
		'प्लेटें',
		'मॉड्यूल',
		'penal',
		'penals',
		'panal',
	],
	Batteries: [
		'battery',
		'batteries',
		'accumulator',
		'बैटरी',
		'बैटरियां',
		'batri',
		'betri',
		'baitri',
		'batry',
	],
	Inverters: ['inverter', 'inverters', 'इन्वर्टर', 'इन्वर्टर्स', 'inwerter', 'invater', 'pcu'],
	Generators: ['generator', 'generators', 'genset', 'जनरेटर', 'जेनरेटर', 'जनरेटर्स'],
	Kits: [
		'kit',
		'kits',
		'combo',
		'combos',
		'package',
		'packages',
		'system',
		'systems',
		'किट',
		'कॉम्बो',
		'सिस्टम',
		'पैकेज',
	],
	Accessories: ['accessory', 'accessories', 'सामान', 'saman'],
}

/** Other names of the products of a category; each may mean something else as well. */
const ALSO_CALLED: Record<Category, string> = {
	Panels: 'solar',
	Batteries: 'solar storage',
	Inverters: 'solar',
	Generators: 'solar portable power station',
	Kits: 'solar',
	Accessories: 'solar parts',
}

/** Synonyms of words in the names or sheets of products. */
const MEANS: Readonly<Record<string, string>> = {
	सोलर: 'solar',
	सौर: 'solar',
	सूर्य: 'solar',
	लिथियम: 'lithium',
	हाइब्रिड: 'hybrid',
	मोनो: 'mono',
	ट्यूबलर: 'tubular',
	केबल: 'cable',
	तार: 'cable',
	wire: 'cable',
	wires: 'cable',
	cables: 'cable',
	स्ट्रक्चर: 'mount',
	ढांचा: 'mount',
	structure: 'mount',
	stand: 'mount',
	mounting: 'mount',
	छत: 'roof',
	saur: 'solar',
	chhat: 'roof',
	chat: 'roof',
	ghar: 'home',
	घर: 'home',
	house: 'home',
	घरेलू: 'home',
	taar: 'cable',
	jumper: 'extension',
	mcb: 'isolator',
	switch: 'isolator',
	breaker: 'isolator',
	earthing: 'surge',
	अर्थिंग: 'surge',
	arrester: 'surge',
	lightning: 'surge',
	spd: 'surge',
	ups: 'backup',
	lfp: 'lifepo4',
	shop: 'business',
	office: 'business',
	commercial: 'business',
	factory: 'business',
	दुकान: 'business',
	dukan: 'business',
	सिंगल: 'single',
	थ्री: 'three',
	ट्यूबुलर: 'tubular',
	बाइफेशियल: 'bifacial',
	पोर्टेबल: 'portable',
	बालकनी: 'balcony',
	फ्लैट: 'flat',
	connectors: 'connector',
	कनेक्टर: 'connector',
	rail: 'mount',
	rails: 'mount',
	bifacials: 'bifacial',
	microinverter: 'micro',
	topcons: 'topcon',
	monoperc: 'perc',
}

const categoryOfName = new Map(
	Object.entries(NAMES).flatMap(([category, names]) =>
		names.map((name) => [name, category as Category] as const),
	),
)
const meant = new Map(Object.entries(MEANS))

/** English names alone are compared with misspelt words. */
export const SPELLINGS: readonly string[] = [...categoryOfName.keys()].filter((name) =>
	/^[a-z]{5,}$/.test(name),
)

/** All words in Devanagari that mean something here. */
export const hindiNames: readonly string[] = [...categoryOfName.keys(), ...meant.keys()].filter(
	(name) => /\p{Script=Devanagari}/u.test(name),
)

/** The category that a word names, or undefined. */
export const categoryNamed = (word: string): Category | undefined => categoryOfName.get(word)

/** The store's own word for another word, or undefined. */
export const wordMeant = (word: string): string | undefined => meant.get(word)

/** The main word for the things of a category, and all words they are found by. */
export const nameOf = (category: Category): string => NAMES[category][0] as string
export const calledOf = (category: Category): string =>
	[...NAMES[category], ALSO_CALLED[category]].join(' ')
