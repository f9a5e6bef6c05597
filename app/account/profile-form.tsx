import { TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { SignedInUser } from '../../domain/accounts/schema'
import { useFirstError } from '../ui/first-error'
import { UnsavedForm } from '../ui/unsaved-form'
import { WorkingButton } from '../ui/working-button'
import classes from './account.module.css'
import type { AccountAnswer } from './account-answer'
import { accountIntents } from './account-intents'

interface ProfileFormProps {
	user: SignedInUser
	answer: AccountAnswer | undefined
}

/** One's own name; the address is how one logs in and stays. */
export function ProfileForm({ user, answer }: ProfileFormProps) {
	const form = useFirstError(answer)
	const { formData } = useNavigation()
	return (
		<section aria-labelledby="profile">
			<h2 id="profile">Profile</h2>
			<Form ref={form} method="post" className={classes.form} replace preventScrollReset noValidate>
				{answer?.problem && <p role="alert">{answer.problem}</p>}
				<TextInput
					name="name"
					label="Name"
					autoComplete="name"
					size="md"
					defaultValue={answer?.name ?? user.name}
					error={answer?.errors.name}
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
				<UnsavedForm answer={answer} />
			</Form>
		</section>
	)
}
