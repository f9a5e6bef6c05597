import { Button } from '@mantine/core'
import { Form, Link } from 'react-router'
import type { SignedInUser } from '../../../domain/accounts/schema'
import type { Role } from '../../../shared/actor'
import { HOME_OF, rolesOf, withNext } from '../../components/session/redirect-path'
import { Row } from '../../ui/layout/row'
import { AccountFrame } from '../account-frame'

interface Props {
	user: SignedInUser
	next: string | null
}

/** The content of login and sign-up for a signed-in visitor: a way on, and a way out. */
export function AlreadySignedIn({ user, next }: Props) {
	const roles = next ? rolesOf(next) : null
	if (next && roles && !roles.includes(user.role))
		return <OthersPage user={user} next={next} roles={roles} />
	return (
		<AccountFrame title="You are signed in" intro={`As ${describe(user)}.`}>
			<Row gap={3} wrap align="stretch">
				<Button component={Link} to={next ?? HOME_OF[user.role]} size="md">
					{next ? 'Go on' : homeName(user.role)}
				</Button>
				<Form method="post" action="/logout">
					{next && <input type="hidden" name="next" value={withNext('/login', next)} />}
					<Button type="submit" size="md" variant="default">
						Logout
					</Button>
				</Form>
			</Row>
		</AccountFrame>
	)
}

/** The page asked for belongs to another role: to log in with it, or to one's own area. */
function OthersPage({ user, next, roles }: Props & { next: string; roles: readonly Role[] }) {
	return (
		<AccountFrame
			title={`This page is for ${roles.map((role) => PEOPLE[role]).join(' and ')}`}
			intro={`You are signed in as ${describe(user)}.`}
		>
			<Row gap={3} wrap align="stretch">
				<Button component={Link} to={`${withNext('/login', next)}&another=yes`} size="md">
					Log in as another
				</Button>
				<Button component={Link} to={HOME_OF[user.role]} size="md" variant="default">
					{homeName(user.role)}
				</Button>
			</Row>
		</AccountFrame>
	)
}

const PEOPLE: Record<Role, string> = { Buyer: 'buyers', Installer: 'installers', Admin: 'admins' }

const describe = ({ name, role, email }: SignedInUser) => `${name} (${role}), ${email}`

const homeName = (role: Role) => (role === 'Buyer' ? 'Go to the shop' : 'Open the dashboard')
