import { useState } from 'react'
import type { Pin } from '../../../api/pins'
import { STATES } from '../../../shared/addresses/states'
import { StateSelect } from './state-select'

interface StateFieldProps {
	name?: string
	label?: string
	autoComplete?: string
	/** The lookup of the typed PIN code; null until it is known. */
	pin: Pin | null
	defaultValue: string
	error: string | undefined
}

const BY_PIN = { value: '', label: 'Filled in from the PIN code' }

/**
 * The state of the PIN code, to be corrected among its neighbours; any of them until the PIN code is known.
 * The form sends besides for which PIN code that was shown.
 */
export function StateField({
	name = 'state',
	label = 'State',
	autoComplete = 'address-level1',
	pin,
	defaultValue,
	error,
}: StateFieldProps) {
	const [chosen, setChosen] = useState({ state: defaultValue, pin: pin?.pin ?? '' })
	const states = pin?.states ?? []
	const isPossible = states.length === 0 || states.includes(chosen.state)
	return (
		<>
			<input type="hidden" name={`${name}For`} value={pin?.pin ?? chosen.pin} />
			<StateSelect
				name={name}
				label={label}
				size="md"
				autoComplete={autoComplete}
				data={states.length > 0 ? states : [BY_PIN, ...STATES]}
				value={isPossible ? chosen.state : (states[0] ?? '')}
				error={error}
				onInput={({ currentTarget }) =>
					setChosen({ state: currentTarget.value, pin: pin?.pin ?? '' })
				}
			/>
		</>
	)
}
