import { TextInput } from '@mantine/core'
import type { SignedInUser } from '../../domain/accounts/schema'
import { formFields } from '../ui/forms/form-fields'
import type { FormProblem } from '../ui/forms/problem'
import { UnsavedForm } from '../ui/unsaved-form'
import { accountIntents } from './account-intents'
import { MyForm } from './my-form'

interface ProfileFormProps {
	user: SignedInUser
	problem: FormProblem<'name'> | null
}

/** One's own name. */
export function ProfileForm({ user, problem }: ProfileFormProps) {
	const field = formFields(problem, { name: user.name }, { size: 'md' })
	return (
		<MyForm
			intents={accountIntents}
			title="Profile"
			intent="profile"
			send="Save name"
			problem={problem}
			fields={['name']}
		>
			<TextInput {...field('name')} label="Name" autoComplete="name" />
			<UnsavedForm />
		</MyForm>
	)
}
