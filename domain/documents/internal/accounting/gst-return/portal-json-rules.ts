import {
	type CountedKind,
	DOCUMENT_NATURES,
	portalDate,
	portalDescription,
	portalPeriod,
} from './portal-spelling-rules.ts'
import type { GstReturn, HsnRow, NilRow, PlaceRow, SingleRow, Sums } from './return-rules.ts'
import type { ReturnForm } from './section-rules.ts'

/** Rupees with two decimals, as a number. */
const rupees = (paise: number) => paise / 100

const groups = <T>(all: readonly T[], keyOf: (each: T) => string) => [
	...Map.groupBy(all, keyOf).entries(),
]

/** Between States the tool takes IGST alone, within one the two halves. */
const taxes = ({ cgst, sgst, igst }: Sums, isBetweenStates: boolean) =>
	isBetweenStates
		? { iamt: rupees(igst), csamt: 0 }
		: { camt: rupees(cgst), samt: rupees(sgst), csamt: 0 }

const items = ({ rates, isBetweenStates }: SingleRow) =>
	rates.map(({ rateBp, ...sums }, index) => ({
		num: index + 1,
		itm_det: {
			rt: rateBp / 100,
			txval: rupees(sums.taxable),
			...taxes(sums, isBetweenStates),
		},
	}))

const invoice = (row: SingleRow) => ({
	inum: row.number,
	idt: portalDate(row.day),
	val: rupees(row.value),
})
const typeOf = ({ toSez, withoutTax }: SingleRow) => ({
	rchrg: 'N',
	inv_typ: withoutTax ? 'SEWOP' : toSez ? 'SEWP' : 'R',
})

const note = (row: SingleRow) => ({
	ntty: 'C',
	nt_num: row.number,
	nt_dt: portalDate(row.day),
	val: rupees(row.value),
	pos: row.place.code,
})

const supplyType = ({ isBetweenStates }: PlaceRow) => (isBetweenStates ? 'INTER' : 'INTRA')

const advances = (rows: readonly PlaceRow[]) =>
	groups(rows, ({ place }) => place.code).flatMap(([pos, its]) => {
		const [first] = its
		if (!first) return []
		const itms = its.map((row) => ({
			rt: row.rateBp / 100,
			ad_amt: rupees(row.taxable),
			...taxes(row, row.isBetweenStates),
		}))
		return [{ pos, sply_ty: supplyType(first), itms }]
	})

const nilType = ({ isBetweenStates, isRegistered }: NilRow) =>
	`${isBetweenStates ? 'INTR' : 'INTRA'}${isRegistered ? 'B2B' : 'B2C'}`

const hsnRow = (row: HsnRow, index: number) => ({
	num: index + 1,
	hsn_sc: row.hsnSac,
	desc: portalDescription(row.description),
	uqc: row.unit,
	qty: row.quantity,
	rt: row.rateBp / 100,
	txval: rupees(row.taxable),
	iamt: rupees(row.igst),
	camt: rupees(row.cgst),
	samt: rupees(row.sgst),
	csamt: 0,
})

function hsn(rows: readonly HsnRow[], { splitsHsn }: ReturnForm) {
	if (rows.length === 0) return {}
	if (!splitsHsn) return { hsn: { data: rows.map(hsnRow) } }
	const of = (registered: boolean) =>
		rows.filter(({ isRegistered }) => isRegistered === registered).map(hsnRow)
	const [registered, others] = [of(true), of(false)]
	return {
		hsn: {
			hsn_b2b: registered.length > 0 ? registered : undefined,
			hsn_b2c: others.length > 0 ? others : undefined,
		},
	}
}

const numbers = (rows: GstReturn['documents']) =>
	groups(rows, ({ kind }) => kind).map(([kind, its]) => {
		const [doc_num, doc_typ] = DOCUMENT_NATURES[kind as CountedKind]
		const docs = its.map(({ from, to, count }, index) => ({
			num: index + 1,
			from,
			to,
			totnum: count,
			cancel: 0,
			net_issue: count,
		}))
		return { doc_num, doc_typ, docs }
	})

const some = <K extends string, T>(key: K, rows: readonly T[]) =>
	(rows.length > 0 ? { [key]: rows } : {}) as Partial<Record<K, readonly T[]>>

/**
 * The return as the portal and its offline tool take it: rupees, dates as `23-11-2026`, places by code. Sections without a
 * row are left out.
 * @param month `2026-11`
 */
export function portalJson(
	{ b2b, sez, b2cl, b2cs, cdnr, cdnur, nil, received, adjusted, ...rest }: GstReturn,
	{ gstin, month, form }: { gstin: string; month: string; form: ReturnForm },
) {
	return {
		gstin,
		fp: portalPeriod(month),
		version: form.version,
		hash: 'hash',
		...some(
			'b2b',
			groups([...b2b, ...sez], (row) => row.gstin).map(([ctin, its]) => ({
				ctin,
				inv: its.map((row) => ({
					...invoice(row),
					pos: row.place.code,
					...typeOf(row),
					itms: items(row),
				})),
			})),
		),
		...some(
			'b2cl',
			groups(b2cl, (row) => row.place.code).map(([pos, its]) => ({
				pos,
				inv: its.map((row) => ({ ...invoice(row), itms: items(row) })),
			})),
		),
		...some(
			'b2cs',
			b2cs.map((row) => ({
				sply_ty: supplyType(row),
				pos: row.place.code,
				typ: 'OE',
				rt: row.rateBp / 100,
				txval: rupees(row.taxable),
				...taxes(row, row.isBetweenStates),
			})),
		),
		...some(
			'cdnr',
			groups(cdnr, (row) => row.gstin).map(([ctin, its]) => ({
				ctin,
				nt: its.map((row) => ({ ...note(row), ...typeOf(row), itms: items(row) })),
			})),
		),
		...some(
			'cdnur',
			cdnur.map((row) => ({ typ: 'B2CL', ...note(row), itms: items(row) })),
		),
		...(nil.length > 0 && {
			nil: {
				inv: nil.map((row) => ({
					sply_ty: nilType(row),
					nil_amt: rupees(row.amount),
					expt_amt: 0,
					ngsup_amt: 0,
				})),
			},
		}),
		...some('at', advances(received)),
		...some('txpd', advances(adjusted)),
		...hsn(rest.hsn, form),
		...(rest.documents.length > 0 && { doc_issue: { doc_det: numbers(rest.documents) } }),
	}
}
