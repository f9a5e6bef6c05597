import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** The text a locator of Playwright is asked for: a part of the words in any case, or all of them as they are. */
export type Words = string | RegExp

const NOT_READ = new Set(['HEAD', 'SCRIPT', 'NOSCRIPT', 'STYLE', 'TEMPLATE'])
const BUTTONS = ['submit', 'button', 'reset']

export const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

export function says(text: string, words: Words, exact = false): boolean {
	if (words instanceof RegExp) return words.test(folded(text))
	if (exact) return folded(text) === folded(words)
	return folded(text).toLowerCase().includes(folded(words).toLowerCase())
}

/** The words of an element, those of a button written as an input too. */
export function textOf(element: Element): string {
	if (element.tagName === 'INPUT' && BUTTONS.includes((element as HTMLInputElement).type))
		return (element as HTMLInputElement).value
	return [...element.childNodes]
		.map((node) => {
			if (node.nodeType === 3) return node.textContent ?? ''
			return node.nodeType === 1 && !NOT_READ.has(node.nodeName) ? textOf(node as Element) : ''
		})
		.join('')
}

const IN_LINE = new Set([
	'A',
	'B',
	'CODE',
	'EM',
	'I',
	'SMALL',
	'SPAN',
	'STRONG',
	'TIME',
	'SUP',
	'SUB',
])

/** As `textOf`, with a space between the texts of blocks and cells. */
export function shownText(element: Element): string {
	const parts = [...element.childNodes].map((node) => {
		if (node.nodeType === 3) return node.textContent ?? ''
		if (node.nodeType !== 1 || NOT_READ.has(node.nodeName)) return ''
		const text = shownText(node as Element)
		return IN_LINE.has(node.nodeName) ? text : ` ${text} `
	})
	return parts.join('')
}

/** The smallest elements that say it. With `exact`, one of their own stretches of text is just that. */
export function byText(within: Element, words: Words, exact = false): Element[] {
	const isExact = exact && typeof words === 'string'
	const matches = (element: Element) =>
		!NOT_READ.has(element.nodeName) &&
		(isExact
			? stretchesOf(element).some((text) => says(text, words, true))
			: says(textOf(element), words))
	return [...within.querySelectorAll('*')].filter(
		(element) => matches(element) && ![...element.children].some(matches),
	)
}

/** The texts of an element between its children. */
const stretchesOf = (element: Element): string[] =>
	element.tagName === 'INPUT'
		? [textOf(element)]
		: [...element.childNodes].flatMap((node) =>
				node.nodeType === 3 ? [node.textContent ?? ''] : [],
			)

const LABELLED = 'input,select,textarea,button,output,meter,progress,[aria-label],[aria-labelledby]'

/** The elements with such a label: an element of its own, an attribute, or an element that an attribute names. */
export const byLabel = (within: Element, words: Words, exact = false): Element[] =>
	[...within.querySelectorAll(LABELLED)].filter((element) =>
		labelsOf(element).some((label) => says(label, words, exact)),
	)

function labelsOf(element: Element): string[] {
	const named = element.getAttribute('aria-labelledby')
	if (named) {
		const parts = named.split(/\s+/).map((id) => element.ownerDocument.getElementById(id))
		return parts.flatMap((part) => (part ? [textOf(part)] : []))
	}
	const said = element.getAttribute('aria-label')
	if (said?.trim()) return [said]
	return [...((element as HTMLInputElement).labels ?? [])].map(textOf)
}

export interface OfRole {
	name?: Words
	exact?: boolean
	level?: number
	checked?: boolean
	disabled?: boolean
	pressed?: boolean
}

/** The elements with such a role, by tag or attribute, and such a name. */
export const byRole = (within: Element, role: string, of: OfRole = {}): Element[] =>
	[...within.querySelectorAll('*')].filter(
		(element) =>
			roleOf(element) === role &&
			!element.closest('[aria-hidden=true]') &&
			(of.level === undefined || levelOf(element) === of.level) &&
			(of.checked === undefined || (element as HTMLInputElement).checked === of.checked) &&
			(of.disabled === undefined || element.matches(':disabled') === of.disabled) &&
			(of.pressed === undefined || element.getAttribute('aria-pressed') === `${of.pressed}`) &&
			(of.name === undefined || says(nameOf(element), of.name, of.exact)),
	)

/** As browsers have it: the summary of a `<details>` is no button of the page. */
const roleOf = (element: Element) => (element.tagName === 'SUMMARY' ? null : getRole(element))

const levelOf = (element: Element) =>
	Number(element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.tagName)?.[1])

/** No style sheet is read: hidden elements are decided elsewhere. */
const SHOWN = { display: 'block', visibility: 'visible', getPropertyValue: () => '' }

const nameOf = (element: Element) =>
	computeAccessibleName(element, {
		getComputedStyle: () => SHOWN as unknown as CSSStyleDeclaration,
	})
