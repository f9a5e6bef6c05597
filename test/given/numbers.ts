import type { NumberKind } from '../../shared/numbers/typed-number.ts'

/** Numbers of each kind as people and spreadsheets give them, and the number meant; null is refused. */
export const GIVEN_NUMBERS: readonly (readonly [
	kind: NumberKind,
	given: string,
	meant: number | null,
])[] = [
	['rupees', '1200', 1200],
	['rupees', '1,200', 1200], // wrong before
	['rupees', '1,05,000', 105000], // wrong before
	['rupees', '105,000', 105000], // wrong before
	['rupees', '12,34,567.50', 1234567.5], // wrong before
	['rupees', '1,234,567.5', 1234567.5], // wrong before
	['rupees', '1200.5', 1200.5],
	['rupees', '1200.50', 1200.5],
	['rupees', '0.5', 0.5],
	['rupees', '.5', 0.5],
	['rupees', '5.', 5],
	['rupees', '₹1,200', 1200], // wrong before
	['rupees', '₹ 1,200', 1200], // wrong before
	['rupees', 'Rs 1,200', 1200], // wrong before
	['rupees', 'Rs. 1,200/-', 1200], // wrong before
	['rupees', 'INR 1200', 1200], // wrong before
	['rupees', '1,200/-', 1200], // wrong before
	['rupees', '1 200', 1200], // wrong before
	['rupees', '1 05 000', 105000], // wrong before
	['rupees', '1\u00a0200', 1200], // wrong before
	['rupees', '1\u202f200', 1200], // wrong before
	['rupees', '1\u2009200.50', 1200.5], // wrong before
	['rupees', ' 1200 ', 1200],
	['rupees', '1200\u000a', 1200],
	['rupees', '\ufeff1200', 1200],
	['rupees', '1\u200b200', 1200], // wrong before
	['rupees', '\u202a1200\u202c', 1200], // wrong before
	['rupees', '१२००', 1200], // wrong before
	['rupees', '१,२००', 1200], // wrong before
	['rupees', '१,०५,०००', 105000], // wrong before
	['rupees', '₹१,२००.५०', 1200.5], // wrong before
	['rupees', '১২০০', 1200], // wrong before
	['rupees', '੧੨੦੦', 1200], // wrong before
	['rupees', '૧૨૦૦', 1200], // wrong before
	['rupees', '୧୨୦୦', 1200], // wrong before
	['rupees', '௧௨௦௦', 1200], // wrong before
	['rupees', '౧౨౦౦', 1200], // wrong before
	['rupees', '೧೨೦೦', 1200], // wrong before
	['rupees', '൧൨൦൦', 1200], // wrong before
	['rupees', '١٢٠٠', 1200], // wrong before
	['rupees', '١٬٢٠٠٫٥', 1200.5], // wrong before
	['rupees', '۱۲۰۰', 1200], // wrong before
	['rupees', '１２００', 1200], // wrong before
	['rupees', '+1200', 1200],
	['rupees', '-1200', -1200],
	['rupees', '−1200', -1200], // wrong before
	['rupees', '–1200', -1200], // wrong before
	['rupees', '0', 0],
	['rupees', '00120', 120],
	['rupees', '1200.00', 1200],
	['rupees', '0.050', 0.05],
	['rupees', '1200.000', 1200],
	['rupees', '1.200', null], // wrong before
	['rupees', '12.500', null], // wrong before
	['rupees', '123.456', null], // wrong before
	['rupees', '1.234.567', null],
	['rupees', '१.२००', null],
	['rupees', '0x2EE0', null], // wrong before
	['rupees', '0b11', null], // wrong before
	['rupees', '0o17', null], // wrong before
	['rupees', '1E+01', null], // wrong before
	['rupees', '1e1', null], // wrong before
	['rupees', '1.2E3', null], // wrong before
	['rupees', '1,2', null],
	['rupees', '1,20', null],
	['rupees', '12,5', null],
	['rupees', '1200,50', null],
	['rupees', '1.200,50', null],
	['rupees', '1,2,3', null],
	['rupees', ',5', null],
	['rupees', '1,,200', null],
	['rupees', '1200,', null],
	['rupees', '', null],
	['rupees', ' ', null],
	['rupees', 'abc', null],
	['rupees', '1200 rupees', null],
	['rupees', 'twelve', null],
	['rupees', '1..2', null],
	['rupees', '1-2', null],
	['rupees', '--1', null],
	['rupees', 'NaN', null],
	['rupees', 'Infinity', null],
	['rupees', '-Infinity', null],
	['rupees', 'null', null],
	['rupees', 'true', null],
	['rupees', '12%', null],
	['rupees', '$1200', null],
	['rupees', '€1200', null],
	['rupees', '1200₹', null],
	['rupees', '1/2', null],
	['rupees', '½', null],
	['rupees', '1²', null],
	['rupees', '①', null],
	['rupees', '(1200)', null],
	['rupees', '1_200', null],
	['rupees', "1'200", null],
	['rupees', '#1200', null],
	['rupees', '=1200', null],
	['rupees', '1200-1300', null],
	['whole', '5', 5],
	['whole', '1,200', 1200], // wrong before
	['whole', '५', 5], // wrong before
	['whole', '٥', 5], // wrong before
	['whole', '５', 5], // wrong before
	['whole', '5.0', 5],
	['whole', ' 5 ', 5],
	['whole', '\u200b5', 5], // wrong before
	['whole', '1.200', null], // wrong before
	['whole', '5e0', null], // wrong before
	['whole', '0x5', null], // wrong before
	['whole', '5,5', null],
	['whole', '५.२००', null],
	['whole', '5 pieces', null],
	['decimal', '12.5', 12.5],
	['decimal', '12.5%', 12.5], // wrong before
	['decimal', '12.5 %', 12.5], // wrong before
	['decimal', '1.200', 1.2],
	['decimal', '0.375', 0.375],
	['decimal', '१२.५', 12.5], // wrong before
	['decimal', '1,200.125', 1200.125], // wrong before
	['decimal', '-0.29', -0.29],
	['decimal', '−0.29', -0.29], // wrong before
	['decimal', '1E-3', null], // wrong before
	['decimal', '12,5', null],
	['decimal', '0x1', null], // wrong before
	['decimal', '1,5 %', null],
	['decimal', '१२,५', null],
]
