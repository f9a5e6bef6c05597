import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a page says as it is sent, before any script: its words, with single spaces between them. */
export async function wordsAt(page: Page, path: string) {
	const answer = await page.request.get(path)
	expect(answer.status(), path).toBe(200)
	return (await answer.text())
		.replace(/<!--.*?-->/gs, '')
		.replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.replaceAll(' ,', ',')
}
