import { flushSync } from 'react-dom'

const ofOneLineEnd = (text: string) => text.replace(/\r\n?/g, '\n')

const tell = (field: Element) => field.dispatchEvent(new Event('input', { bubbles: true }))

function typedAgain(field: HTMLInputElement | HTMLTextAreaElement) {
	const { value, defaultValue } = field
	if (ofOneLineEnd(value) === ofOneLineEnd(defaultValue)) return
	return () => {
		if (field.value !== value) field.value = value
		tell(field)
	}
}

function chosenAgain(field: HTMLSelectElement) {
	const { value } = field
	const options = [...field.options]
	const first = options.find((it) => it.defaultSelected) ?? options.find((it) => !it.disabled)
	if (!first || first.selected) return
	return () => {
		field.value = value
		tell(field)
	}
}

function tickedAgain(field: HTMLInputElement) {
	const { type, checked, defaultChecked } = field
	// Of a group of radio buttons, the chosen one alone is reported.
	if (checked === defaultChecked || (type === 'radio' && !checked)) return
	return () => {
		field.checked = !checked
		field.click()
	}
}

/** A function that enters the person's value into a field again; undefined where it is as it was sent. */
function madeAgain(field: Element): (() => unknown) | undefined {
	if (field instanceof HTMLSelectElement) return chosenAgain(field)
	if (field instanceof HTMLTextAreaElement) return typedAgain(field)
	if (!(field instanceof HTMLInputElement)) return
	if (field.type === 'file') return field.value === '' ? undefined : () => tell(field)
	return /^(?:checkbox|radio)$/.test(field.type) ? tickedAgain(field) : typedAgain(field)
}

const FIELDS = 'input, select, textarea'

/** The fields that the server sent and React has not taken over yet. */
const sent = new WeakSet<Element>(
	typeof document === 'undefined' ? [] : document.querySelectorAll(FIELDS),
)
const waiting: (() => unknown)[] = []

/** One after the other: the result of one is drawn before the next. */
function makeAll() {
	for (let make = waiting.shift(); make; make = waiting.shift()) flushSync(make)
}

/**
 * The ref of every field: a value typed or chosen in it before React took it over is typed or chosen again, as if it
 * were just then. React leaves it there until the field is drawn anew, and says nothing of it. This is done as soon as
 * React is through with that part of the page, before the browser passes on more input.
 */
export function takeOver(field: Element | null) {
	if (!field || !sent.delete(field)) return
	const make = madeAgain(field)
	if (make && waiting.push(make) === 1) queueMicrotask(makeAll)
}
