import { expect, it } from 'vitest'
import type { Block, DocumentContent } from '../content.ts'
import { drawDocument } from './draw.ts'

const document = (...blocks: Block[]): DocumentContent => ({
	title: 'Hand-over certificate',
	language: 'en-IN',
	about: [],
	from: { name: 'सूर्य ऊर्जा', lines: [], logo: null },
	blocks,
	foot: '',
	pageOf: 'Page {page} of {pages}',
	at: Date.UTC(2026, 10, 23),
})

const columns = [
	{ head: 'Product', share: 3 },
	{ head: 'Amount', share: 1, align: 'right' },
] as const

const table = (...rows: string[][]): Block => ({ kind: 'table', columns: [...columns], rows })

async function pagesOf(content: DocumentContent): Promise<number> {
	const text = Buffer.from(await drawDocument(content)).toString('latin1')
	return text.match(/\/Type \/Page\b/g)?.length ?? 0
}

it('says its title, its language and when it was made', async () => {
	const text = Buffer.from(await drawDocument(document())).toString('latin1')
	const [, title = ''] = /\/Title (\d+ 0) R/.exec(text) ?? []
	expect(text).toContain(`\n${title} obj\n(Hand-over certificate)`)
	expect(text).toContain('/Lang (en-IN)')
	expect(text).toContain('D:20261123')
	expect(text).toContain('595.28 841.89')
})

it('is the same file however often it is drawn', async () => {
	const content = document(table(['Panel', '₹1.00']))
	expect(await drawDocument(content)).toEqual(await drawDocument(content))
})

it.each([
	['no row', [], 1],
	['a few', Array.from({ length: 5 }, (_, n) => [`Panel ${n}`, '₹1.00']), 1],
	['many', Array.from({ length: 100 }, (_, n) => [`Panel ${n}`, '₹1.00']), 4],
	['one of many pages', [[Array.from({ length: 900 }, (_, n) => `SN-${n}`).join('\n'), '']], 18],
])('a table of %s goes on over as many pages as it takes', async (_name, rows, pages) => {
	expect(await pagesOf(document(table(...rows)))).toBe(pages)
})

it('ends with whatever is typed: words without spaces, marks alone, other scripts, nothing', async () => {
	const texts = ['', 'W'.repeat(3000), '्', '\u200d', '中文 شريف 🌞', '\t \n\n', 'क'.repeat(900)]
	const blocks = texts.map((text): Block => ({ kind: 'text', text }))
	expect(await pagesOf(document(...blocks, table(texts)))).toBeGreaterThan(1)
})
