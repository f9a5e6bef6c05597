import { pinDigits } from '../../../shared/addresses/indian-number'
import { readState } from '../../../shared/addresses/state-codes'
import { statesOfPin } from '../../../shared/addresses/states-of-pin'
import type { Values } from '../../ui/forms/values'

/**
 * The state that a form sends; empty where that of the PIN code is meant. A page without a script shows the states of
 * the PIN code it came with: where another one was typed since, its own state was chosen by nobody.
 * @param under before the names of the fields, such as `billing.`
 */
export function stateSent(values: Values, under = ''): string {
	const of = (name: string) => values[under + name] ?? ''
	const [sent, shownFor, typed] = [of('state'), of('stateFor'), of('zipCode')]
	const state = readState(sent) ?? sent
	if (shownFor === '' || pinDigits(typed) === shownFor) return state
	const isChosen = state !== statesOfPin(shownFor)[0]
	return isChosen && statesOfPin(typed).some((each) => each === state) ? state : ''
}
