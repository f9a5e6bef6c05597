import { useNavigation } from 'react-router'
import { valuesOf } from '../../ui/forms/values'
import type { Step } from './steps'

/** Whether a step's form is on its way. */
export function useSendingStep(step: Step): boolean {
	const { formAction, formData, state } = useNavigation()
	const isOurs = formAction?.startsWith('/checkout') === true && valuesOf(formData).step === step
	return state !== 'idle' && isOurs
}
