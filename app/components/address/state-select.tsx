import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { readState } from '../../../shared/addresses/state-codes'

/**
 * The empty option of a list with a required state: it cannot be chosen, by hand or by a script that fills a form in.
 */
export const CHOOSE_STATE = { value: '', label: 'Choose', disabled: true, hidden: true }

const { get, set } =
	typeof HTMLSelectElement === 'undefined'
		? {}
		: (Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {})

/**
 * Lets a script that fills the form in choose a state by its code, such as `MH` or `IN-MH`, as well as by its name. A
 * value of no state would leave none chosen: then the choice stays.
 */
function takeCodes(around: HTMLElement | null) {
	const select = around?.querySelector('select')
	if (!select || !get || !set) return
	Object.defineProperty(select, 'value', {
		configurable: true,
		get,
		set(this: HTMLSelectElement, value: string) {
			const before = this.selectedIndex
			set.call(this, readState(String(value)) ?? value)
			if (this.selectedIndex === -1) this.selectedIndex = before
		},
	})
}

/** A list of states, by their names. */
export const StateSelect = ({ className, ...props }: NativeSelectProps) => (
	<div ref={takeCodes} className={className}>
		<NativeSelect {...props} />
	</div>
)
