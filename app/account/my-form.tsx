import type { ReactNode } from 'react'
import { CheckedForm } from '../ui/forms/checked-form'
import { IntentButton } from '../ui/forms/intent-button'
import type { Intents } from '../ui/forms/intents'
import type { FormProblem } from '../ui/forms/problem'

interface MyFormProps<Intent extends string, Name extends string> {
	title: string
	intents: Intents<Intent>
	/** What it asks for, and its id on the page. */
	intent: NoInfer<Intent>
	/** What its button says. */
	send: string
	problem: FormProblem<Name> | null
	/** Those that say themselves what is wrong with them. */
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
