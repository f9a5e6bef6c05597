/** What a section sums to, whole paise. */
export interface Sums {
	taxable: number
	cgst: number
	sgst: number
	igst: number
}

export interface ReadReturn {
	gstin: string
	period: string
	/** By the key of the section; of table 12 `hsn_b2b` and `hsn_b2c`. */
	sums: Record<string, Sums>
	/** The values of documents that are listed singly, by their number. */
	values: Map<string, number>
	/** Of supplies at the rate 0. */
	nil: number
	issued: { kind: number; from: string; to: string; count: number }[]
}

type Json = Record<string, unknown>

const TOP = ['gstin', 'fp', 'version', 'hash']
const SECTIONS = ['b2b', 'b2cl', 'b2cs', 'nil', 'cdnr', 'cdnur', 'at', 'txpd', 'hsn', 'doc_issue']

function keysOf(row: Json, wanted: readonly string[], optional: readonly string[] = []): void {
	const wrong = [
		...wanted.filter((key) => !(key in row)),
		...Object.keys(row).filter((key) => !wanted.includes(key) && !optional.includes(key)),
	]
	if (wrong.length > 0) throw new Error(`${wrong.join(', ')} in ${JSON.stringify(row)}`)
}

function paise(amount: unknown): number {
	if (typeof amount !== 'number' || !/^-?\d+(?:\.\d{1,2})?$/.test(String(amount)))
		throw new Error(`${amount} is no amount`)
	return Math.round(amount * 100)
}

function matching(text: unknown, pattern: RegExp): string {
	if (typeof text !== 'string' || !pattern.test(text)) throw new Error(`${text} is not ${pattern}`)
	return text
}

const DATE = /^(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-20\d\d$/
const GSTIN = /^[0-9A-Z]{15}$/
const PLACE = /^\d\d$/
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/

/** The taxes of a row: IGST alone, or the two halves alone. */
function taxes(row: Json, taxable: string): Sums {
	const isBetween = 'iamt' in row
	if (isBetween === 'camt' in row || isBetween === 'samt' in row)
		throw new Error(`taxes of ${JSON.stringify(row)}`)
	if (paise(row.csamt) !== 0) throw new Error('no cess is sold')
	return {
		taxable: paise(row[taxable]),
		cgst: isBetween ? 0 : paise(row.camt),
		sgst: isBetween ? 0 : paise(row.samt),
		igst: isBetween ? paise(row.iamt) : 0,
	}
}

const TAXES = ['iamt', 'camt', 'samt', 'csamt']

function items(row: Json): Sums[] {
	return (row.itms as Json[]).map((item, index) => {
		keysOf(item, ['num', 'itm_det'])
		if (item.num !== index + 1) throw new Error(`item ${item.num} at ${index + 1}`)
		const detail = item.itm_det as Json
		keysOf(detail, ['rt', 'txval', 'csamt'], TAXES)
		return taxes(detail, 'txval')
	})
}

/** Reads a return by `format.md`, and refuses any other part. */
export function readReturn(text: string): ReadReturn {
	const json = JSON.parse(text) as Json
	keysOf(json, TOP, SECTIONS)
	const all: Record<string, Sums[]> = {}
	const values = new Map<string, number>()
	const add = (section: string, sums: readonly Sums[]) => {
		all[section] = [...(all[section] ?? []), ...sums]
	}
	const rows = (key: string): Json[] => {
		const found = json[key] as Json[] | undefined
		if (found && found.length === 0) throw new Error(`${key} is empty`)
		return found ?? []
	}
	function single(section: string, row: Json, number: string, date: string): void {
		const name = matching(row[number], NUMBER)
		matching(row[date], DATE)
		if (`${row[date]}`.slice(3).replace('-', '') !== json.fp)
			throw new Error(`${name} of ${row[date]}`)
		values.set(name, (values.get(name) ?? 0) + paise(row.val))
		add(section, items(row))
	}
	for (const buyer of rows('b2b')) {
		keysOf(buyer, ['ctin', 'inv'])
		matching(buyer.ctin, GSTIN)
		for (const row of buyer.inv as Json[]) {
			keysOf(row, ['inum', 'idt', 'val', 'pos', 'rchrg', 'inv_typ', 'itms'])
			matching(row.pos, PLACE)
			single('b2b', row, 'inum', 'idt')
		}
	}
	for (const place of rows('b2cl')) {
		keysOf(place, ['pos', 'inv'])
		matching(place.pos, PLACE)
		for (const row of place.inv as Json[]) {
			keysOf(row, ['inum', 'idt', 'val', 'itms'])
			single('b2cl', row, 'inum', 'idt')
		}
	}
	for (const buyer of rows('cdnr')) {
		keysOf(buyer, ['ctin', 'nt'])
		matching(buyer.ctin, GSTIN)
		for (const row of buyer.nt as Json[]) {
			keysOf(row, ['ntty', 'nt_num', 'nt_dt', 'val', 'pos', 'rchrg', 'inv_typ', 'itms'])
			matching(row.ntty, /^C$/)
			single('cdnr', row, 'nt_num', 'nt_dt')
		}
	}
	for (const row of rows('cdnur')) {
		keysOf(row, ['typ', 'ntty', 'nt_num', 'nt_dt', 'val', 'pos', 'itms'])
		matching(row.typ, /^B2CL$/)
		single('cdnur', row, 'nt_num', 'nt_dt')
	}
	for (const row of rows('b2cs')) {
		keysOf(row, ['sply_ty', 'pos', 'typ', 'rt', 'txval', 'csamt'], TAXES)
		if ((row.sply_ty === 'INTER') !== 'iamt' in row) throw new Error(`${row.sply_ty}`)
		add('b2cs', [taxes(row, 'txval')])
	}
	for (const key of ['at', 'txpd'])
		for (const place of rows(key)) {
			keysOf(place, ['pos', 'sply_ty', 'itms'])
			for (const row of place.itms as Json[]) {
				keysOf(row, ['rt', 'ad_amt', 'csamt'], TAXES)
				add(key, [taxes(row, 'ad_amt')])
			}
		}
	const hsn = (json.hsn ?? {}) as Record<string, Json[]>
	keysOf(hsn, [], ['hsn_b2b', 'hsn_b2c'])
	for (const [key, its] of Object.entries(hsn))
		for (const row of its) {
			const amounts = ['txval', 'iamt', 'camt', 'samt', 'csamt']
			keysOf(row, ['num', 'hsn_sc', 'desc', 'uqc', 'qty', 'rt', ...amounts])
			matching(row.hsn_sc, /^(?:\d{4}|\d{6}|\d{8})$/)
			matching(row.uqc, /^[A-Z]{2,3}$/)
			const [taxable = 0, igst = 0, cgst = 0, sgst = 0] = amounts.map((name) => paise(row[name]))
			add(key, [{ taxable, cgst, sgst, igst }])
		}
	const issued = ((json.doc_issue as Json | undefined)?.doc_det as Json[] | undefined) ?? []
	const nil = ((json.nil as Json | undefined)?.inv as Json[] | undefined) ?? []
	return {
		gstin: matching(json.gstin, GSTIN),
		period: matching(json.fp, /^(?:0[1-9]|1[0-2])20\d\d$/),
		sums: Object.fromEntries(Object.entries(all).map(([key, its]) => [key, summed(its)])),
		values,
		nil: nil.reduce((total, row) => {
			keysOf(row, ['sply_ty', 'nil_amt', 'expt_amt', 'ngsup_amt'])
			matching(row.sply_ty, /^INTRA?B2[BC]$/)
			return total + paise(row.nil_amt)
		}, 0),
		issued: issued.flatMap(({ doc_num, docs }) =>
			(docs as Json[]).map((row) => {
				keysOf(row, ['num', 'from', 'to', 'totnum', 'cancel', 'net_issue'])
				const count = Number(row.net_issue)
				if (Number(row.totnum) - Number(row.cancel) !== count) throw new Error('net')
				return {
					kind: Number(doc_num),
					from: matching(row.from, NUMBER),
					to: matching(row.to, NUMBER),
					count,
				}
			}),
		),
	}
}

/** The sum of sums. */
export const summed = (all: readonly Sums[]): Sums => ({
	taxable: all.reduce((sum, each) => sum + each.taxable, 0),
	cgst: all.reduce((sum, each) => sum + each.cgst, 0),
	sgst: all.reduce((sum, each) => sum + each.sgst, 0),
	igst: all.reduce((sum, each) => sum + each.igst, 0),
})
