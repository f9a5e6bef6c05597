import type { BrowserContext, Page } from 'playwright-core'

/** So many of the last answers are remembered. */
const REMEMBERED = 20

const answers = new WeakMap<BrowserContext, string[]>()

/** Records the last responses to a context's pages. */
export function remember(context: BrowserContext) {
	const last: string[] = []
	answers.set(context, last)
	const note = (line: string) => {
		last.push(line)
		if (last.length > REMEMBERED) last.shift()
	}
	context.on('response', (it) => {
		const asked = it.request()
		const isTold = it.status() >= 400 || !/\/(?:assets|pictures)\//.test(it.url())
		if (isTold) note(`${it.status()} ${asked.method()} ${it.url()}`)
	})
	context.on('requestfailed', (it) => note(`${it.failure()?.errorText} ${it.method()} ${it.url()}`))
}

/** The content of a page and its last responses, for a reader who wants to know why its test failed. */
export async function whatWasSeen(page: Page): Promise<string> {
	const shown = await page
		.evaluate(() => {
			const { state } = window.__reactRouterDataRouter ?? {}
			return [
				`navigation: ${state?.navigation.state}, focus: ${document.activeElement?.outerHTML.slice(0, 120)}`,
				document.querySelector('main')?.innerText.replace(/\n+/g, ' | ').slice(0, 1500),
			].join('\n')
		})
		.catch(String)
	return [page.url(), shown, ...(answers.get(page.context()) ?? [])].join('\n')
}
