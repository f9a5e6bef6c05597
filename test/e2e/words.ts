import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The text a person reads of a page without a script: its words, with single spaces between them. */
export const wordsOf = (html: string) =>
	html
		.replace(/<!--.*?-->/gs, '')
		.replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.replaceAll(' ,', ',')

/** The words of a page of the store, as it is sent. */
export async function wordsAt(page: Page, path: string) {
	const answer = await page.request.get(path)
	expect(answer.status(), path).toBe(200)
	return wordsOf(await answer.text())
}
