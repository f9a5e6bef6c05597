import type { ReactNode } from 'react'
import { CheckedForm } from '../ui/forms/checked-form'
import { IntentButton } from '../ui/forms/intent-button'
import type { Intents } from '../ui/forms/intents'
import type { FormProblem } from '../ui/forms/problem'

interface MyFormProps<Intent extends string, Name extends string> {
	title: string
	intents: Intents<Intent>
	/** Its intent, and its id on the page. */
	intent: NoInfer<Intent>
	/** The label of its button. */
	send: string
	problem: FormProblem<Name> | null
	/** The fields that show their own mistakes. */
	fields: readonly NoInfer<Name>[]
	children: ReactNode
}

/** A form about one's own account. */
export function MyForm<Intent extends string, Name extends string>(
	props: MyFormProps<Intent, Name>,
) {
	const { title, intents, intent, send, problem, fields, children } = props
	return (
		<section aria-labelledby={intent}>
			<h2 id={intent}>{title}</h2>
			<CheckedForm problem={problem} fields={fields} align="start" replace preventScrollReset>
				{children}
				<IntentButton intents={intents} intent={intent} variant="default" size="md">
					{send}
				</IntentButton>
			</CheckedForm>
		</section>
	)
}
