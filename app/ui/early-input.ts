type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What somebody has made of a field. */
interface Made {
	value: string
	checked?: boolean | undefined
}

declare global {
	interface Window {
		/** What was made of the fields of a page whose code is not there yet, the latest last. */
		earlyInput?: Map<Field, Made> | undefined
	}
}

const PAUSE_MS = 50

/** Runs as the page is read, and notes what is typed and chosen until `repeatEarlyInput` does. */
export const EARLY_INPUT_SCRIPT = `earlyInput=new Map;addEventListener('input',({target:t})=>{let m=window.earlyInput;if(m){m.delete(t);m.set(t,{value:t.value,checked:t.checked})}},true)`

/** React marks what it has taken over; until then it passes no event on, and then puts back the server's values. */
const isAlive = (field: Field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))

/**
 * Types and chooses again what is typed and chosen in parts of the page that are not alive yet, as soon as each is.
 * To be called when the page as a whole is. @returns what ends it
 */
export function repeatEarlyInput() {
	const early = window.earlyInput ?? new Map<Field, Made>()
	window.earlyInput = undefined
	let timer: ReturnType<typeof setTimeout> | undefined

	function goOn(pauseMs: number) {
		clearTimeout(timer)
		if (early.size > 0) timer = setTimeout(repeatNext, pauseMs)
	}

	/** @returns whether it was time for it */
	function repeatIn(field: Field): boolean {
		const made = early.get(field)
		if (!made || !isAlive(field)) return false
		early.delete(field)
		// A mark may be there before React is done with the part; at an event it finishes first.
		send(field, 'input')
		repeat(field, made)
		return true
	}

	/** One at a time: what comes of it is drawn before the next. */
	function repeatNext() {
		for (const field of early.keys()) {
			if (!field.isConnected) early.delete(field)
			else if (repeatIn(field)) return goOn(0)
		}
		goOn(PAUSE_MS)
	}

	/** Before more is typed. */
	const catchUp = ({ target }: Event) => repeatIn(target as Field)

	function note({ target }: Event) {
		const field = target as Field
		early.delete(field)
		if (isAlive(field)) return
		early.set(field, { value: field.value, checked: (field as HTMLInputElement).checked })
		goOn(0)
	}

	addEventListener('beforeinput', catchUp, true)
	addEventListener('input', note, true)
	goOn(0)
	return () => {
		removeEventListener('beforeinput', catchUp, true)
		removeEventListener('input', note, true)
		clearTimeout(timer)
		window.earlyInput = early
	}
}

function repeat(field: Field, made: Made) {
	if (field instanceof HTMLSelectElement) choose(field, made.value)
	else if (field.type === 'file') send(field, 'change')
	else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
		tick(field, made.checked ?? false)
	else type(field, made.value)
}

function choose(field: HTMLSelectElement, value: string) {
	field.value = value
	send(field, 'change')
}

// React hears of a text or a tick only if it is another than the last that it has seen set on the field itself. What is
// as it was sent is left alone.

function tick(field: HTMLInputElement, checked: boolean) {
	if (field.checked === checked && field.defaultChecked === checked) return
	field.checked = !checked
	field.click()
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
	if (field.value === value && field.defaultValue === value) return
	field.value = field.defaultValue
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
	send(field, 'input')
}

const send = (field: Field, type: string) =>
	void field.dispatchEvent(new Event(type, { bubbles: true }))
