import { BrowserErrorCaptureEnum, Window } from 'happy-dom'
import { expect } from 'vitest'
import { requestOf } from './form-request.ts'
import { requestsOf, type Sent, Visitor } from './http.ts'
import { type Chosen, Locator, type LocatorPage } from './locator.ts'
import { isHiddenWithoutScript } from './style-sheets.ts'

const SETTINGS = {
	enableJavaScriptEvaluation: false,
	errorCapture: BrowserErrorCaptureEnum.disabled,
}

/**
 * A page in a browser that runs no script: read from the store's response, its forms sent as they stand. It draws
 * nothing: a style sheet only counts as far as it asks for scripts.
 */
export class PageWithoutScript implements LocatorPage {
	#base: string
	#visitor = new Visitor()
	#complain: (about: string) => void
	#window = new Window({ settings: SETTINGS })
	#at = new URL('about:blank')
	#seen: URL[] = []
	#going: Promise<void> | null = null
	readonly request: ReturnType<typeof requestsOf>

	/** @param complain gets the messages of a browser's console */
	constructor(base: string, complain: (about: string) => void) {
		this.#base = base
		this.#complain = complain
		this.request = requestsOf(this.#visitor, base)
	}

	url = () => this.#at.href
	content = async () => this.#window.document.documentElement.outerHTML
	title = async () => this.#window.document.title

	async goto(path: string) {
		await this.#go(new URL(path, this.#base))
	}

	reload = () => this.#show(this.#at)

	async goBack() {
		const last = this.#seen.pop()
		if (last) await this.#show(last)
	}

	/** Everything there is to go by is there at once, so that there is nothing to wait for. */
	async waitForURL(expected: string | RegExp | ((url: URL) => boolean)) {
		if (typeof expected === 'function') return expect(expected(this.#at), this.url()).toBe(true)
		if (expected instanceof RegExp) return expect(this.url()).toMatch(expected)
		const whole = /^(\*|https?:)/.test(expected) ? expected : new URL(expected, this.#base).href
		const pattern = whole
			.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
			.replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
		expect(this.url()).toMatch(new RegExp(`^${pattern}$`))
	}

	#everything = () =>
		new Locator(this, () => [this.#window.document as unknown as Element], 'on the page')
	getByRole: Locator['getByRole'] = (...asked) => this.#everything().getByRole(...asked)
	getByText: Locator['getByText'] = (...asked) => this.#everything().getByText(...asked)
	getByLabel: Locator['getByLabel'] = (...asked) => this.#everything().getByLabel(...asked)
	locator: Locator['locator'] = (...asked) => this.#everything().locator(...asked)

	/** Does it, and waits for the page to which it leads. */
	async afterwards(work: () => void) {
		work()
		await this.#going
		this.#going = null
	}

	/** Puts files into a field, as if they had been chosen. */
	choose(field: HTMLInputElement, files: Chosen[]) {
		const chosen = files.map(
			({ name, mimeType, buffer }) =>
				new this.#window.File([new Uint8Array(buffer)], name, { type: mimeType }),
		)
		field.files = chosen as unknown as FileList
	}

	isShown = (element: Element) =>
		!element.closest('[hidden],dialog:not([open]),input[type=hidden],template') &&
		!isInClosedDetails(element) &&
		!isHiddenWithoutScript(element)

	async close() {
		await this.#window.happyDOM.close()
	}

	async #go(url: URL, sent: Sent = {}) {
		if (this.#at.protocol !== 'about:') this.#seen.push(this.#at)
		await this.#show(url, sent)
	}

	async #show(url: URL, sent: Sent = {}) {
		const headers = { ...ACCEPT, ...sent.headers }
		const { response, url: at } = await this.#visitor.send(url, { ...sent, headers })
		if (response.status >= 400)
			this.#complain(
				`${at}: Failed to load resource: the server responded with a status of ${response.status}`,
			)
		const html = await response.text()
		await this.#window.happyDOM.close()
		this.#at = at
		this.#window = new Window({ url: at.href, settings: SETTINGS })
		const { document } = this.#window
		document.write(html)
		// The parser forgets which option was the one.
		for (const option of document.querySelectorAll('option[selected]'))
			(option as unknown as HTMLOptionElement).selected = true
		document.addEventListener('submit', (event) => {
			event.preventDefault()
			const { target, submitter } = event as unknown as SubmitEvent
			this.#going = this.#submit(target as HTMLFormElement, submitter)
		})
		document.addEventListener('click', (event) => {
			const link = (event.target as unknown as Element).closest<HTMLAnchorElement>('a[href]')
			if (!link) return
			event.preventDefault()
			this.#going = this.#follow(new URL(link.getAttribute('href') ?? '', this.#at))
		})
	}

	async #submit(form: HTMLFormElement, submitter: HTMLElement | null) {
		const { url, sent } = await requestOf(this.#window, form, submitter)
		await this.#go(url, sent)
	}

	async #follow(url: URL) {
		const [there, here] = [new URL(url), new URL(this.#at)]
		there.hash = here.hash = ''
		if (url.hash && there.href === here.href) this.#at = url
		else await this.#go(url)
	}
}

const ACCEPT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }

/** Of a closed `<details>` its summary alone is shown. */
function isInClosedDetails(element: Element): boolean {
	const details = element.closest('details:not([open])')
	if (!details) return false
	const summary = [...details.children].find(({ tagName }) => tagName === 'SUMMARY')
	if (element !== details && !summary?.contains(element)) return true
	const above = details.parentElement
	return above !== null && isInClosedDetails(above)
}
