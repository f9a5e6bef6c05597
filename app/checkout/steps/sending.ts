import { useNavigation } from 'react-router'
import { valuesOf } from '../../ui/forms/values'
import type { Step } from './steps'

/** Whether a step's form is on its way to the next step; a step that is only counted anew takes a press meanwhile. */
export function useSendingStep(step: Step): boolean {
	const { formAction, formData, state } = useNavigation()
	const { step: sent, apply } = valuesOf(formData)
	const isOurs =
		formAction?.startsWith('/checkout') === true && sent === step && apply === undefined
	return state !== 'idle' && isOurs
}
