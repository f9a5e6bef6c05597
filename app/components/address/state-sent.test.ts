import { expect, it } from 'vitest'
import { stateSent } from './state-sent.server'

// 110001 is in Delhi, with Haryana and Uttar Pradesh close by; 122001 in Haryana; 600028 in Tamil Nadu.
type Text = string | undefined
it.each<[what: string, zipCode: string, state: Text, stateFor: Text, sent: string]>([
	['chosen before a PIN code was known', '600028', 'Kerala', undefined, 'Kerala'],
	['of the PIN code that was shown', '110 001', 'Haryana', '110001', 'Haryana'],
	['shown for a PIN code that was corrected', '600028', 'Delhi', '110001', ''],
	['chosen where the corrected PIN code cannot lie', '600028', 'Haryana', '110001', ''],
	['shown, where the corrected PIN code could lie too', '122001', 'Delhi', '110001', ''],
	['chosen together with the corrected PIN code', '110002', 'Haryana', '110001', 'Haryana'],
	['shown, where no PIN code is left', '', 'Delhi', '110001', ''],
	['never asked for', '600028', undefined, undefined, ''],
])('a state %s', (_what, zipCode, state, stateFor, sent) => {
	const values = { zipCode, ...(state && { state }), ...(stateFor && { stateFor }) }
	expect(stateSent(values)).toBe(sent)
	const billing = Object.fromEntries(
		Object.entries(values).map(([name, value]) => [`billing.${name}`, value]),
	)
	expect(stateSent(billing, 'billing.')).toBe(sent)
})
