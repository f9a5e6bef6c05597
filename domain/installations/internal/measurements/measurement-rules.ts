import { type Message, message } from '../../../../shared/messages/message.ts'
import type { Measurements } from '../../schema.ts'

/** Voltage from which IEC 62446-1 asks for the higher resistance, volts. */
const LOW_VOLTAGE = 120

/** The least insulation resistance of a string with this open-circuit voltage, megohms (IEC 62446-1). */
export const leastInsulation = (volts: number): number => (volts < LOW_VOLTAGE ? 0.5 : 1)

/** The faults of a panel system's measurements that bar a sign-off; empty when there are none. */
export function faultsIn(measured: Measurements | null): Message[] {
	if (measured === null || measured.strings.length === 0)
		return [message('installations.not_measured')]
	return measured.strings.flatMap(
		({ name, openCircuitVolts, insulationMegaohms, polarityCorrect }) => {
			const least = leastInsulation(openCircuitVolts)
			return [
				...(polarityCorrect ? [] : [message('installations.polarity_wrong', { name })]),
				...(insulationMegaohms >= least
					? []
					: [message('installations.insulation_low', { name, least })]),
			]
		},
	)
}
