import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { WorkingButton } from '../working-button'
import type { Intents } from './intents'

interface IntentButtonProps<Name extends string>
	extends Omit<ComponentProps<typeof WorkingButton>, 'type' | 'name' | 'value' | 'working'> {
	intents: Intents<Name>
	intent: NoInfer<Name>
}

/** The button of a form of the page's own; it works while the page is asked for this. */
export function IntentButton<Name extends string>(props: IntentButtonProps<Name>) {
	const { intents, intent, ...rest } = props
	const { formData } = useNavigation()
	const working = intents.in(formData) === intent
	return <WorkingButton type="submit" {...intents.field(intent)} working={working} {...rest} />
}
