/** Words that join others, in English and Hindi. */
const JOINING =
	'with for and or the a an of in on at to from by my me i is are it this that which what how much many please ' +
	'के का की को में और या से पर लिए वाला वाली वाले साथ एक मेरे मुझे कौन ' +
	'ke ka ki ko mein aur ya se par liye wala wali wale saath mujhe mere'

/** Words said of anything that is for sale, which no product is told by. */
const SAID_OF_ANYTHING =
	'price prices pricing cost costs rate rates mrp cheap cheapest affordable sasta sasti saste low lowest best top good ' +
	'great new latest quality original genuine buy buying purchase order online offer offers discount deal deals sale ' +
	'sell shop store dealer dealers supplier suppliers near nearby nearest want need required looking show find get ' +
	'india brand brands company companies review reviews list daam dam kimat keemat bhav accha acha achha acchi chahiye ' +
	'kharidna dikhao paas urja bijli ' +
	'कीमत दाम भाव रेट सस्ता सस्ती सस्ते सबसे अच्छा अच्छी अच्छे बढ़िया चाहिए खरीदना खरीदें खरीदने नजदीक पास दिखाओ ऊर्जा बिजली'

/** Things that run on a system, and figures of them: they say what it is for. */
const RUN_BY_IT =
	'fan fans tv fridge refrigerator light lights bulb bulbs cooler geyser heater washing machine laptop computer wifi ' +
	'router motor pump appliance appliances ton hp bhk star room rooms ' +
	'पंखा पंखे टीवी फ्रिज लाइट बल्ब कूलर गीजर मोटर पंप कमरा कमरे'

const asSet = (words: string): ReadonlySet<string> =>
	new Set(words.split(' ').map((word) => word.normalize('NFKC').replace(/\u093c/g, '')))

const JOINS = asSet(JOINING)
const IGNORED = asSet(`${SAID_OF_ANYTHING} ${RUN_BY_IT}`)

/** Whether a word only joins others. */
export const isJoining = (word: string): boolean => JOINS.has(word)

/** Whether a search goes without a word, unless some product has it. */
export const isIgnored = (word: string): boolean => IGNORED.has(word)

const ARE_RUN = asSet(RUN_BY_IT)

/** Whether a word is of something that a system runs, or a figure of it. */
export const isRunByIt = (word: string): boolean => ARE_RUN.has(word)

/** Those of them in Devanagari. */
export const hindiIgnored: readonly string[] = [...JOINS, ...IGNORED].filter((word) =>
	/\p{Script=Devanagari}/u.test(word),
)
