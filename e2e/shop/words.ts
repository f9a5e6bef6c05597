import type { Page } from 'playwright-core'

/** What a page says as it is sent, before any script: its words, with single spaces between them. */
export async function wordsAt(page: Page, path: string) {
	const html = await (await page.request.get(path)).text()
	return html
		.replace(/<!--.*?-->/gs, '')
		.replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
		.replace(/<[^>]*>/g, ' ')
		.replaceAll('&#x27;', '’')
		.replace(/\s+/g, ' ')
		.replaceAll(' ,', ',')
}
