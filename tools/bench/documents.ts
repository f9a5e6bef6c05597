// How long documents take to be drawn once fonts and shapes are in memory, and how large they are.
import type { InvoiceDocument, QuotationDocument } from '../../domain/documents/billing/schema.ts'
import type { Block, DocumentContent } from '../../store/documents/content.ts'
import { drawDocument } from '../../store/documents/draw/draw.ts'
import { documentContent } from '../../store/documents/templates/document.ts'
import { DocumentDrawer } from '../../store/documents/threads/document-drawer.ts'
import { sized } from './size.ts'
import { loadText, median, print } from './table.ts'

const ROUNDS = sized(50, 1)
/** Of documents that buyers get. */
const ROUNDS_OF_MONEY = sized(300, 1)
const WARM_UP = sized(10, 1)

const document = (title: string, blocks: Block[]): DocumentContent => ({
	title,
	language: 'en-IN',
	about: [
		{ label: 'Number', value: 'SBH/26-27/000123' },
		{ label: 'Date', value: '23 November 2026' },
	],
	from: {
		name: 'Surya Chambers',
		lines: ['4 Surya Chambers, Paud Road, Pune 411038, India', 'GSTIN 27AAPFU0939F1ZV'],
		logo: null,
	},
	blocks,
	foot: 'Surya Chambers',
	pageOf: 'Page {page} of {pages}',
	at: Date.UTC(2026, 10, 23),
})

const table = (rows: number, name: string): Block => ({
	kind: 'table',
	columns: [
		{ head: 'Product', share: 4 },
		{ head: 'Serial numbers', share: 4 },
		{ head: 'Amount', share: 2, align: 'right' },
	],
	rows: Array.from({ length: rows }, (_, n) => [
		`${name} ${n + 1}`,
		`SN-${1000 + n}`,
		'₹12,345.00',
	]),
})

const NAMES = ['अंकित', 'শ্রী', 'ਸਿੰਘ', 'અંકિત', 'ଓଡ଼ିଆ', 'தமிழ்', 'శ్రీ', 'ಕನ್ನಡ', 'സ്ത്രീ']

const DOCUMENTS: [string, number, DocumentContent][] = [
	['one page, Latin', 1, document('Latin', [table(20, 'Solar Panel 500W')])],
	['one page, Hindi', 1, document('Hindi', [table(20, 'सौर पैनल ५०० वाट')])],
	[
		'one page, nine scripts',
		1,
		document('All', [{ kind: 'text', text: NAMES.join(', ') }, table(18, 'Panel')]),
	],
	['ten pages', 10, document('Long', [table(335, 'Solar Panel 500W')])],
]

const PARTY = {
	name: 'Asha Kulkarni',
	address: ['14 Paud Road', 'Pune 411038'],
	gstin: null,
	state: { name: 'Maharashtra', code: '27' },
}
const SHOP = {
	name: 'Surya Chambers',
	legalName: 'Surya Chambers LLP',
	gstin: '27AAPFU0939F1ZV',
	address: '4 Surya Chambers, Paud Road, Pune 411038, India',
	logo: '',
	email: 'help@surya.example',
	phone: '+91 98200 11111',
}
const LINES = ['Solar Panel 500W', 'Hybrid Inverter 5kW', 'Solar Cable 6mm² 100m']
const TAX = { hsnSac: '8541', rateBp: 500, taxable: 618_095, cgst: 15_452, sgst: 15_453, igst: 0 }
const items = LINES.map((name, at) => ({
	of: 'line' as const,
	n: at + 1,
	name,
	parts: [],
	quantity: at + 1,
	price: 649_000,
	discount: 0,
	taxes: [{ part: 'goods' as const, ...TAX }],
	total: 649_000,
}))
const SUPPLY = {
	shop: SHOP,
	shopState: PARTY.state,
	buyer: PARTY,
	billTo: PARTY,
	shipTo: PARTY,
	items,
	placeOfSupply: PARTY.state,
	stateTax: 'SGST' as const,
	isTaxed: true,
	sums: { taxable: 1_854_285, cgst: 46_356, sgst: 46_359, igst: 0, total: 1_947_000 },
}
const DATE = '2026-11-23T06:00:00Z'

const issued = (snapshot: InvoiceDocument | QuotationDocument): DocumentContent =>
	documentContent(
		{
			id: 'bench',
			number: 'SBT/26-27/000123',
			orderId: null,
			createdAt: DATE,
			kind: snapshot.kind,
			snapshot,
		},
		{ logo: null, signature: null, copy: 'recipient' },
	)

/** Documents of three lines as a buyer gets them. */
const OF_MONEY: [string, DocumentContent][] = [
	[
		'a quotation',
		issued({
			kind: 'quotation',
			...SUPPLY,
			orderId: '',
			validUntil: '2026-12-08',
			terms: '',
			fulfilment: 'delivery',
			schedule: [{ due: 'on-order', amount: 1_947_000 }],
		}),
	],
	[
		'an invoice',
		issued({
			kind: 'tax-invoice',
			...SUPPLY,
			orderId: 'SB-7KQ4-M2XD',
			suppliedAt: DATE,
			received: 1_947_000,
			orderTotal: 1_947_000,
		}),
	],
]

const AIM_MS = 20

async function timed(draw: () => Promise<Uint8Array>, rounds = ROUNDS) {
	const times: number[] = []
	let bytes = 0
	for (let round = 0; round < WARM_UP + rounds; round++) {
		const started = performance.now()
		bytes = (await draw()).length
		times.push(performance.now() - started)
	}
	const warm = times.slice(WARM_UP)
	const p99 = warm.toSorted((a, b) => a - b)[Math.floor(warm.length * 0.99)] ?? Number.NaN
	return { first: times[0] ?? Number.NaN, median: median(warm), p99, bytes }
}

const of = (ms: number) => ms.toFixed(1)

const drawer = new DocumentDrawer()
const inThread = async (content: DocumentContent) => {
	const drawn = await drawer.draw(content)
	if (!drawn.ok) throw new Error(drawn.problem.code)
	return drawn.value
}
const onePage: string[][] = []
for (const [name, content] of OF_MONEY)
	for (const [where, draw] of [
		['here', drawDocument],
		['in the thread', inThread],
	] as const) {
		const { first, median, p99 } = await timed(() => draw(content), ROUNDS_OF_MONEY)
		const verdict = `≤ ${AIM_MS} ${median <= AIM_MS ? 'met' : 'MISSED'}`
		onePage.push([`${name}, ${where}`, of(first), of(median), of(p99), verdict])
	}
await drawer.close()
print(
	`One page of three lines as a PDF, ${loadText()}. The first reads the fonts; a request waits for the thread and draws nothing itself.`,
	['ms', 'first', 'median', 'p99', 'aim of the median'],
	onePage,
)

const rows: string[][] = []
for (const [name, pages, content] of DOCUMENTS) {
	const { median, bytes } = await timed(() => drawDocument(content))
	rows.push([name, of(median), of(median / pages), String(Math.round(bytes / 1000))])
}
print('Documents drawn, warm', ['', 'ms', 'ms a page', 'kB'], rows)
