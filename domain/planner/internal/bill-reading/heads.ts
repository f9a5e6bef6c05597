/** The figures of a bill that stand beside or below a head. */
export const FIGURES = ['amount', 'units', 'load', 'phase', 'period', 'days', 'pin'] as const
export type Figure = (typeof FIGURES)[number]

/** Other figures: `past` and `present` are readings of the meter, `factor` multiplies their difference. */
export type Kind =
	| Figure
	| 'past'
	| 'present'
	| 'factor'
	| 'payable'
	| 'arrears'
	| 'from'
	| 'to'
	| 'exported'
	| 'other'

export interface HeadRule {
	kind: Kind
	/** In small letters. */
	words: RegExp
	/** 1: the head says all; 2: it may stand for something else as well. */
	rank: 1 | 2
}

/** Not within a longer word; `\b` knows Latin letters alone. */
const whole = (source: string) =>
	new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'gu')

/** Heads of one kind, as patterns in small letters. */
export const rule = (kind: Kind, rank: 1 | 2, ...sources: string[]): HeadRule[] =>
	sources.map((source) => ({ kind, rank, words: whole(source) }))

const AMOUNT = '(?:amount|amt\\.?|राशि|धनराशि|रक्कम|रकम)'
const BILL = "(?:bill|month'?s|demand)"
const LOAD = '(?:load|demand|भार|लोड|मांग)'

/**
 * The heads of bills, in English, Hindi and Marathi. Where two of them overlap, the longer one counts, so a head that
 * only looks like a figure's stands here too, as one of `other`.
 */
export const HEADS: readonly HeadRule[] = [
	rule(
		'amount',
		1,
		`current (?:month(?:'s)? )?(?:bill|demand)(?: ${AMOUNT})?`,
		`(?:current|this) month(?:'s)? (?:bill|charges|demand)(?: ${AMOUNT})?`,
		`total current (?:month )?(?:bill|charges|demand)(?: ${AMOUNT})?`,
		`${BILL} ${AMOUNT}(?: for (?:this|the) (?:month|period|cycle))?`,
		`(?:चालू|वर्तमान|इस माह का) (?:(?:माह|मास) का )?(?:बिल|देयक|मांग)(?: की)?(?: ${AMOUNT})?`,
		`बिल (?:की )?${AMOUNT}`,
		`देयक (?:की )?${AMOUNT}`,
	),
	rule(
		'payable',
		1,
		`(?:net |total |gross )?(?:bill )?${AMOUNT} (?:payable|due|to be paid)`,
		`(?:net|total) (?:bill )?(?:payable|due|dues|demand|bill|bill ${AMOUNT})`,
		`(?:net |total )?payable(?: ${AMOUNT})?`,
		`(?:net |total )?(?:bill )?${AMOUNT} (?:payable|due) (?:on or before|by|before|within|upto|up to|till)(?: the)?(?: due date)?`,
		`please pay`,
		`(?:कुल |शुद्ध |निवल )?देय ${AMOUNT}`,
		`(?:कुल )?(?:भुगतान योग्य|देय) ${AMOUNT}`,
		`कुल देय`,
	),
	rule(
		'arrears',
		1,
		'(?:previous |past |net |principal )?(?:arrears?|outstanding|dues)(?: amount)?',
		'(?:previous|opening|old) (?:balance|dues|outstanding)',
		'balance (?:brought forward|b/f)',
		'advance(?: paid)?',
		'(?:पिछला |पूर्व |गत )?(?:बकाया|थकबाकी)(?: राशि)?',
	),
	rule(
		'units',
		1,
		'(?:total |net )?units? (?:consumed|billed|used|consumption)',
		'(?:total |net )?(?:billed|consumed) units?',
		'(?:total|net billed|billed|energy|net) consumption',
		'consumption (?:in )?units?',
		'total units?',
		'(?:कुल |बिल की गई )?(?:खपत|उपभोग)(?: यूनिट| युनिट)?',
		'(?:कुल |एकूण )(?:यूनिट|युनिट)',
		'(?:यूनिट|युनिट) (?:खपत|उपभोग|वापर)',
		'एकूण वापर',
	),
	rule('units', 2, 'units?', 'consumption', 'cons\\.?', '(?:यूनिट|युनिट)'),
	rule(
		'load',
		1,
		`(?:sanctioned|sanct\\.?|contract(?:ed|ual)?|connected) ${LOAD}`,
		`(?:स्वीकृत|मंजूर|संयोजित|अनुबंधित|संविदा) ${LOAD}`,
		's\\.?/? ?load',
	),
	rule(
		'phase',
		1,
		'(?:supply|connection|meter|service) (?:type|phase)',
		'type of supply',
		'phase',
		'(?:फेज|फेस|फेज़)',
	),
	rule(
		'period',
		1,
		'(?:billing|bill|consumption) (?:period|cycle|duration)',
		'(?:बिल|बिलिंग|देयक) (?:की )?(?:अवधि|अवधी|कालावधी)',
	),
	rule(
		'days',
		1,
		'(?:billing|billed|bill|total|no\\.? of|number of)(?: no\\.? of)? days',
		'days(?: billed| of billing)?',
		'(?:बिल |कुल )?(?:दिनों की संख्या|दिवस|दिन)',
	),
	rule(
		'from',
		1,
		'(?:previous|prev\\.?|last) reading (?:date|dt\\.?)',
		'bill(?:ing)? from',
		'(?:पिछली|पूर्व|मागील) (?:रीडिंग|पठन) (?:की )?(?:तिथि|तारीख|दिनांक)',
	),
	rule(
		'to',
		1,
		'(?:present|current|curr?\\.?|pres\\.?) reading (?:date|dt\\.?)',
		'bill(?:ing)? to',
		'(?:वर्तमान|चालू) (?:रीडिंग|पठन) (?:की )?(?:तिथि|तारीख|दिनांक)',
	),
	rule(
		'past',
		1,
		'(?:previous|prev\\.?|past|initial|old|opening) (?:meter )?(?:reading|rdg\\.?)',
		'(?:पिछली|पूर्व|मागील|गत) (?:रीडिंग|पठन)',
	),
	rule(
		'present',
		1,
		'(?:present|current|curr?\\.?|pres\\.?|final|new|closing) (?:meter )?(?:reading|rdg\\.?)',
		'(?:वर्तमान|चालू) (?:रीडिंग|पठन)',
	),
	rule(
		'factor',
		1,
		'(?:multiplying|multiplication|mult\\.?|multiply) factor',
		'm\\.?f\\.?',
		'(?:गुणक|गुणांक)(?: अवयव)?',
	),
	rule(
		'exported',
		1,
		'(?:export|exported|solar|generation) (?:units?|reading|kwh|energy)',
		'net[- ]?meter(?:ing|ed)?',
		'units? exported',
		'(?:import|export)(?:ed)?',
		'नेट[- ]?मीटर(?:िंग)?',
		'निर्यात (?:यूनिट|युनिट)',
	),
	rule('pin', 1, 'pin(?: ?code)?', 'पिन(?: ?कोड)?'),
	rule(
		'other',
		1,
		`${AMOUNT} (?:payable |due )?(?:after|if paid after|beyond)(?: the)?(?: due date)?`,
		`(?:net |total )?(?:bill )?(?:${AMOUNT} )?(?:payable|due)(?: ${AMOUNT})? after(?: the)?(?: due date)?`,
		'(?:if )?paid after(?: the)?(?: due date)?',
		'after(?: the)? due date',
		`(?:देय|अंतिम) तिथि के (?:बाद|पश्चात)(?: देय)?(?: ${AMOUNT})?`,
		'(?:bill|due|issue|payment|bill issue|disconnection|reading) date',
		'date of (?:bill|issue|connection|reading)',
		'(?:देय|अंतिम|बिल|भुगतान) (?:तिथि|दिनांक|तारीख)',
		`(?:last|previous|prev\\.?) (?:paid|payment|bill|month(?:'s)?(?: bill)?|month units?|consumption|units?)(?: ${AMOUNT})?`,
		`(?:last|previous) ${AMOUNT} (?:paid|received)`,
		`(?:${AMOUNT} )?(?:paid|received)(?: ${AMOUNT})?`,
		`पिछला (?:भुगतान|बिल)(?: ${AMOUNT})?`,
		`(?:security|consumption security|sd) (?:deposit|${AMOUNT})(?: held)?`,
		'सुरक्षा (?:निधि|जमा)(?: राशि)?',
		'(?:average|avg\\.?|maximum|max\\.?|recorded|billed|billing) (?:consumption|units?|demand|load|md)(?: per (?:day|month))?',
		'units? (?:per|a) day',
		'(?:energy|fixed|demand|wheeling|fuel|meter|service|customer|other|government|consumption)(?: adjustment)? (?:charges?|cost|rent|duty|surcharge)',
		'(?:electricity|govt\\.?) duty',
		'(?:rate|price|charges?)(?: \\(?rs\\.?\\)?)? per (?:unit|kwh|kw)',
		'(?:bill|account|consumer|meter|ca|k|service|a/c|ref|connection|customer|invoice) (?:no\\.?|number|id)',
		'(?:mobile|phone|telephone|contact|helpline|toll free|fax)(?: no\\.?| number)?',
		'(?:subsidy|rebate|discount|govt\\.? subsidy|सब्सिडी|छूट)(?: amount)?',
		'(?:late payment|delayed? payment|lp)(?: surcharge| charges?)?',
		'(?:खाता|उपभोक्ता|मीटर|बिल) (?:संख्या|क्रमांक|नंबर|नं\\.?)',
		'(?:ऊर्जा|स्थिर|नियत|फिक्स|ईंधन) (?:शुल्क|प्रभार|आकार)',
		'(?:औसत|अधिकतम) (?:खपत|मांग|उपभोग)',
	),
].flat()
