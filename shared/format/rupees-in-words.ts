import { number } from './english.ts'

const SMALL = [
	'Zero',
	'One',
	'Two',
	'Three',
	'Four',
	'Five',
	'Six',
	'Seven',
	'Eight',
	'Nine',
	'Ten',
	'Eleven',
	'Twelve',
	'Thirteen',
	'Fourteen',
	'Fifteen',
	'Sixteen',
	'Seventeen',
	'Eighteen',
	'Nineteen',
]
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** In India a number is counted in crore, lakh, thousand and hundred. */
const UNITS = [
	[10_000_000, 'Crore'],
	[100_000, 'Lakh'],
	[1000, 'Thousand'],
	[100, 'Hundred'],
] as const

function words(count: number): string[] {
	if (count < 20) return [SMALL[count] ?? '']
	if (count < 100) {
		const rest = count % 10
		return [TENS[Math.floor(count / 10)] ?? '', ...(rest > 0 ? words(rest) : [])]
	}
	const [unit, name] = UNITS.find(([unit]) => count >= unit) ?? UNITS[3]
	const rest = count % unit
	return [...words(Math.floor(count / unit)), name, ...(rest > 0 ? words(rest) : [])]
}

/**
 * `Rupees Two Lakh Four Thousand Six Hundred Seventy Only`, as sums are written on documents in India.
 * @param amount whole paise
 * @throws RangeError for a negative amount, or a fraction of a paisa
 */
export function rupeesInWords(amount: number): string {
	if (!Number.isSafeInteger(amount) || amount < 0)
		throw new RangeError(`${number(amount)} is no sum in whole paise`)
	const rupees = words(Math.floor(amount / 100))
	const paise = amount % 100
	return [
		'Rupees',
		...rupees,
		...(paise > 0 ? ['and', ...words(paise), 'Paise'] : []),
		'Only',
	].join(' ')
}
