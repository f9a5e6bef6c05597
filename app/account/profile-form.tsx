import { TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { SignedInUser } from '../../domain/accounts/schema'
import { useFirstError } from '../ui/forms/first-error'
import { type FormProblem, fieldProblem } from '../ui/forms/problem'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { Stack } from '../ui/layout/stack'
import { UnsavedForm } from '../ui/unsaved-form'
import { WorkingButton } from '../ui/working-button'
import classes from './account.module.css'
import { accountIntents } from './account-intents'

interface ProfileFormProps {
	user: SignedInUser
	problem: FormProblem<'name'> | null
}

/** One's own name; the address is how one logs in and stays. */
export function ProfileForm({ user, problem }: ProfileFormProps) {
	const form = useFirstError(problem)
	const { formData } = useNavigation()
	return (
		<section aria-labelledby="profile">
			<h2 id="profile">Profile</h2>
			<Stack
				ref={form}
				method="post"
				as={Form}
				align="start"
				className={classes.form}
				replace
				preventScrollReset
				noValidate
			>
				<ProblemSummary of={problem} beside={['name']} />
				<TextInput
					name="name"
					label="Name"
					autoComplete="name"
					size="md"
					defaultValue={problem?.values.name ?? user.name}
					error={fieldProblem(problem, 'name')}
				/>
				<WorkingButton
					type="submit"
					{...accountIntents.field('profile')}
					variant="default"
					size="md"
					working={accountIntents.in(formData) === 'profile'}
				>
					Save name
				</WorkingButton>
				<UnsavedForm answer={problem ?? undefined} />
			</Stack>
		</section>
	)
}
