import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect } from 'vitest'
import {
	byLabel,
	byRole,
	byText,
	folded,
	type OfRole,
	says,
	shownText,
	textOf,
	type Words,
} from './elements.ts'

interface Filter {
	hasText?: Words
	has?: Locator
}

type Find = () => Element[]

/** A file as it is chosen in the field of a form. */
export interface Chosen {
	name: string
	mimeType: string
	buffer: Buffer
}

/** The methods a locator needs of its page. */
export interface LocatorPage {
	url: () => string
	isShown: (element: Element) => boolean
	/** Does it, and waits for the page to which it leads. */
	afterwards: (work: () => void) => Promise<void>
	/** Puts files into a field, as if they had been chosen. */
	choose: (field: HTMLInputElement, files: Chosen[]) => void
}

const fileAt = (path: string): Chosen => ({
	name: basename(path),
	mimeType: extname(path) === '.webp' ? 'image/webp' : 'application/octet-stream',
	buffer: readFileSync(path),
})

/** The part of Playwright's locators that the tests use: elements are sought anew for each action. */
export class Locator {
	#page: LocatorPage
	#find: Find
	#what: string

	constructor(page: LocatorPage, find: Find, what: string) {
		this.#page = page
		this.#find = find
		this.#what = what
	}

	#then(what: string, found: (element: Element) => Element[]) {
		const find = () => [...new Set(this.#find().flatMap(found))]
		return new Locator(this.#page, find, `${this.#what} ${what}`)
	}

	#some(what: string, chosen: (elements: Element[]) => Element[]) {
		return new Locator(this.#page, () => chosen(this.#find()), `${this.#what} ${what}`)
	}

	getByRole = (role: string, of: OfRole = {}) =>
		this.#then(`${role} ${of.name ?? ''}`, (element) =>
			byRole(element, role, of).filter(this.#page.isShown),
		)
	getByText = (words: Words, { exact = false } = {}) =>
		this.#then(`text ${words}`, (element) => byText(element, words, exact))
	getByLabel = (words: Words, { exact = false } = {}) =>
		this.#then(`label ${words}`, (element) => byLabel(element, words, exact))

	locator(selector: string, filter: Filter = {}) {
		const found = (element: Element) =>
			selector === '..'
				? [element.parentElement ?? element]
				: [...element.querySelectorAll(selector)]
		return this.#then(selector, found).filter(filter)
	}

	filter = ({ hasText, has }: Filter) =>
		this.#some(`with ${hasText ?? (has ? has.#what : 'anything')}`, (elements) =>
			elements.filter(
				(element) =>
					(hasText === undefined || says(textOf(element), hasText)) &&
					(!has || has.#find().some((inner) => element.contains(inner))),
			),
		)

	first = () => this.nth(0)
	last = () => this.nth(-1)
	nth = (index: number) => this.#some(`no. ${index}`, (them) => them.slice(index).slice(0, 1))
	and = (other: Locator) =>
		this.#some(`and ${other.#what}`, (them) => {
			const others = new Set(other.#find())
			return them.filter((element) => others.has(element))
		})
	or = (other: Locator) =>
		this.#some(`or ${other.#what}`, (them) => [...new Set([...them, ...other.#find()])])

	/** The one that there is; as in Playwright several are too many, shown or not. */
	#one<T extends Element = HTMLElement>(): T {
		const found = this.#find()
		expect(found.length, `${this.#what} at ${this.#page.url()}`).toBe(1)
		return found[0] as T
	}

	#isShown = () => this.#find().some(this.#page.isShown)

	async waitFor({ state = 'visible' } = {}) {
		const where = `${this.#what} at ${this.#page.url()}`
		if (state === 'visible') expect(this.#page.isShown(this.#one()), `${where} is shown`).toBe(true)
		else if (state === 'attached') this.#one()
		else if (state === 'hidden') expect(this.#isShown(), `${where} is shown`).toBe(false)
		else expect(this.#find(), where).toHaveLength(0)
	}

	count = async () => this.#find().length
	all = async () => this.#find().map((_, index) => this.nth(index))
	isVisible = async () => this.#isShown()
	textContent = async () => this.#one().textContent
	innerText = async () => folded(shownText(this.#one()))
	allTextContents = async () => this.#find().map((element) => element.textContent ?? '')
	allInnerTexts = async () => this.#find().map((element) => folded(shownText(element)))
	getAttribute = async (name: string) => this.#one().getAttribute(name)
	inputValue = async () => this.#one<HTMLInputElement>().value
	isChecked = async () => this.#one<HTMLInputElement>().checked
	isDisabled = async () => this.#one<HTMLInputElement>().matches(':disabled')
	isEnabled = async () => !(await this.isDisabled())
	evaluate = async <T, A>(work: (element: HTMLElement, argument: A) => T, argument: A) =>
		work(this.#one(), argument)
	evaluateAll = async <T>(work: (elements: HTMLElement[]) => T) =>
		work(this.#find() as HTMLElement[])

	#usable<T extends HTMLElement = HTMLElement>(): T {
		const element = this.#one<T>()
		expect(this.#page.isShown(element), `${this.#what} is shown`).toBe(true)
		expect(element.matches(':disabled'), `${this.#what} is disabled`).toBe(false)
		return element
	}

	async click() {
		await this.#page.afterwards(() => this.#usable().click())
	}

	async fill(value: string) {
		this.#usable<HTMLInputElement>().value = value
	}

	async check() {
		const box = this.#usable<HTMLInputElement>()
		if (!box.checked) await this.#page.afterwards(() => box.click())
	}

	async uncheck() {
		const box = this.#usable<HTMLInputElement>()
		if (box.checked) await this.#page.afterwards(() => box.click())
	}

	/** By value or by label. */
	async selectOption(choice: string | { label: string }) {
		const field = this.#usable<HTMLSelectElement>()
		const [value, label] = typeof choice === 'string' ? [choice, choice] : [null, choice.label]
		const option = [...field.options].find(
			(it) => it.value === value || says(textOf(it), label, true),
		)
		if (!option) throw new Error(`${this.#what} has no choice ${label}.`)
		option.selected = true
	}

	/** Enter sends a form by its first button, as a browser does it. */
	async press(key: string) {
		if (key !== 'Enter') throw new Error(`Nothing is known of the key ${key} without a script.`)
		const element = this.#usable<HTMLInputElement>()
		const form = element.form
		if (!form || element.tagName === 'BUTTON') return this.click()
		const button = [...form.elements].find((it) => (it as HTMLButtonElement).type === 'submit') as
			| HTMLButtonElement
			| undefined
		await this.#page.afterwards(() => (button ? button.click() : form.requestSubmit()))
	}

	/** Files as they are given, or one by its path. */
	async setInputFiles(files: Chosen | Chosen[] | string) {
		const chosen = typeof files === 'string' ? [fileAt(files)] : [files].flat()
		this.#page.choose(this.#usable<HTMLInputElement>(), chosen)
	}
}
