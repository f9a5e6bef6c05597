import { Form, useSearchParams } from 'react-router'
import type { Account } from '../../../domain/accounts/schema'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { bulkFlash, type ChosenUsers } from './bulk-users'
import { userIntents } from './user-intents'
import { aRole } from './user-labels'

const TEXTS: Record<string, (account: Account) => string> = {
	suspended: ({ name }) => `${name} is suspended and logged out everywhere.`,
	reinstated: ({ name }) => `${name} can log in again.`,
	role: ({ name, role }) => `${name} is ${aRole(role)} now and has to log in again.`,
	'logged-out': ({ name }) => `${name} is logged out everywhere.`,
	approved: ({ name }) => `${name} is an Installer from the next login on.`,
	refused: ({ name }) => `${name} is notified that the application is refused.`,
}

interface UserFlashProps {
	account: Account | null
	/** The result for several accounts, where that was asked last. */
	chosen?: ChosenUsers | null
	problem: string | null
}

/** The message of the last change to accounts, with the button that undoes a suspension. */
export function UserFlash({ account, chosen = null, problem }: UserFlashProps) {
	const [params] = useSearchParams()
	const done = params.get('done') ?? ''
	// An open question shows its own problem.
	const isAsking = params.has('ask') || params.has('refuse')
	const text = account && Object.hasOwn(TEXTS, done) ? TEXTS[done]?.(account) : null
	if (chosen) return <Flash {...bulkFlash(chosen)} />
	const undo = done === 'suspended' && account?.suspended && (
		<Form method="post" replace preventScrollReset>
			<input type="hidden" {...userIntents.field('reinstate')} />
			<input type="hidden" name="id" value={account.id} />
			<ButtonLink variant="quiet" type="submit">
				Undo
			</ButtonLink>
		</Form>
	)
	return <Flash problem={isAsking ? null : problem} done={text && <p>{text}</p>} undo={undo} />
}
