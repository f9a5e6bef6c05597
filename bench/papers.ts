// How long papers take to be drawn once fonts and shapes are in memory, and how large they are.
import type { Block, PaperContent } from '../papers/content.ts'
import { drawPaper } from '../papers/draw/draw.ts'
import { median, print } from './table.ts'

const ROUNDS = 60
const WARM_UP = 10

const paper = (title: string, blocks: Block[]): PaperContent => ({
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

const PAPERS: [string, number, PaperContent][] = [
	['one page, Latin', 1, paper('Latin', [table(20, 'Solar Panel 500W')])],
	['one page, Hindi', 1, paper('Hindi', [table(20, 'सौर पैनल ५०० वाट')])],
	[
		'one page, nine scripts',
		1,
		paper('All', [{ kind: 'text', text: NAMES.join(', ') }, table(18, 'Panel')]),
	],
	['ten pages', 10, paper('Long', [table(335, 'Solar Panel 500W')])],
]

const rows: string[][] = []
for (const [name, pages, content] of PAPERS) {
	const times: number[] = []
	let bytes = 0
	for (let round = 0; round < ROUNDS; round++) {
		const started = performance.now()
		bytes = (await drawPaper(content)).length
		if (round >= WARM_UP) times.push(performance.now() - started)
	}
	const of = (ms: number) => ms.toFixed(1)
	rows.push([name, of(median(times)), of(median(times) / pages), String(Math.round(bytes / 1000))])
}
print('Papers drawn, warm', ['', 'ms', 'ms a page', 'kB'], rows)
