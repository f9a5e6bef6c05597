import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inRupees } from '../../../shared/format/money.ts'
import type { Summed } from '../../documents/billing-documents.ts'
import { pdfText } from '../../documents/pdf-text.ts'

interface Document {
	number: string
	/** The text of its PDF. */
	text: string
	/** Null where it is not of money. */
	sums: Summed['sums'] | null
}

/** The response to a browser for a link of this page. */
async function fetched(page: Page, href: string) {
	const answer = await page.request.get(href)
	expect(answer.status(), href).toBe(200)
	return answer
}

/** All documents that an order's page leads to, read from their PDFs, by their names on the page. */
export async function documentsOn(page: Page): Promise<Record<string, Document[]>> {
	const documents: Record<string, Document[]> = {}
	for (const link of await page.getByRole('link', { name: /\(PDF\)$/ }).all()) {
		const kind = (await link.innerText()).replace(' (PDF)', '')
		const href = (await link.getAttribute('href')) ?? ''
		const file = await fetched(page, href)
		expect(file.headers()['content-type']).toBe('application/pdf')
		const text = pdfText(await file.body())
		const { number, snapshot } = await (await fetched(page, href.replace('.pdf', '.json'))).json()
		expect(text, kind).toContain(number)
		const sums: Document['sums'] = snapshot.sums ?? null
		if (sums) expect(text, `${kind} ${number}`).toContain(inRupees(sums.total))
		documents[kind] = [...(documents[kind] ?? []), { number, text, sums }]
	}
	return documents
}

/** The sum of documents, paise. */
export const totalOf = (documents: Document[] = []) =>
	documents.reduce((total, { sums }) => total + (sums?.total ?? 0), 0)

/** The taxable values and the tax are all of each document's sum. */
export function expectTaxesToSum(documents: Document[] = []) {
	for (const { number, sums } of documents) {
		const { taxable = 0, cgst = 0, sgst = 0, igst = 0, total } = sums ?? {}
		expect(taxable + cgst + sgst + igst, number).toBe(total)
	}
}
