import type { Cell } from '../../../../../shared/csv.ts'
import type { ReturnSection } from '../../../accounting/schema.ts'
import { grossOf } from '../../../billing/part-rules.ts'
import { rupees } from '../rupee-rules.ts'
import {
	type CountedKind,
	DOCUMENT_NATURES,
	portalDate,
	portalDescription,
	portalPlace,
	portalUnit,
} from './portal-spelling-rules.ts'
import type { GstReturn, HsnRow, NilRow, PlaceRow, SingleRow } from './return-rules.ts'

interface Sheet {
	head: string[]
	rows: Cell[][]
}

const rate = (rateBp: number) => rateBp / 100
const NO_CESS = rupees(0)

const B2B_HEAD = [
	'GSTIN/UIN of Recipient',
	'Receiver Name',
	'Invoice Number',
	'Invoice date',
	'Invoice Value',
	'Place Of Supply',
	'Reverse Charge',
	'Applicable % of Tax Rate',
	'Invoice Type',
	'E-Commerce GSTIN',
	'Rate',
	'Taxable Value',
	'Cess Amount',
]

const RATE_HEAD = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount']
/** The cells of a rate, its taxable value and cess. */
const rateCells = ({ rateBp, taxable }: Pick<PlaceRow, 'rateBp' | 'taxable'>) => [
	rate(rateBp),
	rupees(taxable),
	NO_CESS,
]

const REGULAR = 'Regular B2B'
const typeOf = ({ toSez, withoutTax }: Pick<SingleRow, 'toSez' | 'withoutTax'>) =>
	withoutTax ? 'SEZ supplies without payment' : toSez ? 'SEZ supplies with payment' : REGULAR

const b2b = (rows: readonly SingleRow[]): Sheet => ({
	head: B2B_HEAD,
	rows: rows.flatMap(({ gstin, name, number, day, value, place, rates, ...row }) =>
		rates.map((of) => [
			gstin,
			name,
			number,
			portalDate(day),
			rupees(value),
			portalPlace(place),
			'N',
			'',
			typeOf(row),
			'',
			...rateCells(of),
		]),
	),
})

const b2cl = (rows: readonly SingleRow[]): Sheet => ({
	head: [
		'Invoice Number',
		'Invoice date',
		'Invoice Value',
		'Place Of Supply',
		...RATE_HEAD,
		'E-Commerce GSTIN',
	],
	rows: rows.flatMap(({ number, day, value, place, rates }) =>
		rates.map((of) => [
			number,
			portalDate(day),
			rupees(value),
			portalPlace(place),
			'',
			...rateCells(of),
			'',
		]),
	),
})

const b2cs = (rows: readonly PlaceRow[]): Sheet => ({
	head: ['Type', 'Place Of Supply', ...RATE_HEAD, 'E-Commerce GSTIN'],
	rows: rows.map(({ place, ...of }) => ['OE', portalPlace(place), '', ...rateCells(of), '']),
})

const NIL_NAMES: [name: string, isBetweenStates: boolean, isRegistered: boolean][] = [
	['Inter-State supplies to registered persons', true, true],
	['Intra-State supplies to registered persons', false, true],
	['Inter-State supplies to unregistered persons', true, false],
	['Intra-State supplies to unregistered persons', false, false],
]

const nil = (rows: readonly NilRow[]): Sheet => ({
	head: [
		'Description',
		'Nil Rated Supplies',
		'Exempted (other than nil rated/non GST supply)',
		'Non-GST Supplies',
	],
	rows: NIL_NAMES.map(([name, isBetweenStates, isRegistered]) => {
		const its = rows.find(
			(row) => row.isBetweenStates === isBetweenStates && row.isRegistered === isRegistered,
		)
		return [name, rupees(its?.amount ?? 0), rupees(0), rupees(0)]
	}),
})

const cdnr = (rows: readonly SingleRow[]): Sheet => ({
	head: [
		'GSTIN/UIN of Recipient',
		'Receiver Name',
		'Note Number',
		'Note Date',
		'Note Type',
		'Place Of Supply',
		'Reverse Charge',
		'Note Supply Type',
		'Note Value',
		...RATE_HEAD,
	],
	rows: rows.flatMap(({ gstin, name, number, day, value, place, rates, ...row }) =>
		rates.map((of) => [
			gstin,
			name,
			number,
			portalDate(day),
			'C',
			portalPlace(place),
			'N',
			typeOf(row),
			rupees(value),
			'',
			...rateCells(of),
		]),
	),
})

const cdnur = (rows: readonly SingleRow[]): Sheet => ({
	head: [
		'UR Type',
		'Note Number',
		'Note Date',
		'Note Type',
		'Place Of Supply',
		'Note Value',
		...RATE_HEAD,
	],
	rows: rows.flatMap(({ number, day, value, place, rates }) =>
		rates.map((of) => [
			'B2CL',
			number,
			portalDate(day),
			'C',
			portalPlace(place),
			rupees(value),
			'',
			...rateCells(of),
		]),
	),
})

const advances = (rows: readonly PlaceRow[], amount: string): Sheet => ({
	head: ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', amount, 'Cess Amount'],
	rows: rows.map(({ place, ...of }) => [portalPlace(place), '', ...rateCells(of)]),
})

const hsn = (rows: readonly HsnRow[]): Sheet => ({
	head: [
		'HSN',
		'Description',
		'UQC',
		'Total Quantity',
		'Total Value',
		'Rate',
		'Taxable Value',
		'Integrated Tax Amount',
		'Central Tax Amount',
		'State/UT Tax Amount',
		'Cess Amount',
	],
	rows: rows.map((row) => [
		row.hsnSac,
		portalDescription(row.description),
		portalUnit(row.unit),
		row.quantity,
		rupees(grossOf(row)),
		rate(row.rateBp),
		rupees(row.taxable),
		...[row.igst, row.cgst, row.sgst].map(rupees),
		NO_CESS,
	]),
})

const documents = (rows: GstReturn['documents']): Sheet => ({
	head: [
		'Nature of Document',
		'Sr. No. From',
		'Sr. No. To',
		'Total Number',
		'Cancelled',
		'Net Issued',
	],
	rows: rows.map(({ kind, from, to, count }) => [
		DOCUMENT_NATURES[kind as CountedKind][1],
		from,
		to,
		count,
		0,
		count,
	]),
})

const SHEETS: Record<ReturnSection, (its: GstReturn) => Sheet> = {
	b2b: (its) => b2b(its.b2b),
	b2cl: (its) => b2cl(its.b2cl),
	sez: (its) => b2b(its.sez),
	b2cs: (its) => b2cs(its.b2cs),
	nil: (its) => nil(its.nil),
	cdnr: (its) => cdnr(its.cdnr),
	cdnur: (its) => cdnur(its.cdnur),
	at: (its) => advances(its.received, 'Gross Advance Received'),
	txpd: (its) => advances(its.adjusted, 'Gross Advance Adjusted'),
	'hsn-b2b': (its) => hsn(its.hsn.filter(({ isRegistered }) => isRegistered)),
	'hsn-b2c': (its) => hsn(its.hsn.filter(({ isRegistered }) => !isRegistered)),
	docs: (its) => documents(its.documents),
}

/** A section of the return in the columns of the offline tool; there are no deemed exports. */
export const portalSheet = (its: GstReturn, section: ReturnSection): Sheet => SHEETS[section](its)
