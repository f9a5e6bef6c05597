import { Button } from '@mantine/core'
import { Form, Link } from 'react-router'
import type { SignedInUser } from '../../domain/accounts/schema'
import { Entrance } from './entrance'
import classes from './entrance.module.css'
import { HOME_OF, withNext } from './way-on'

/** What login and sign-up show to someone who is in already: a way on, and a way out. */
export function AlreadyIn({ user, next }: { user: SignedInUser; next: string | null }) {
	return (
		<Entrance
			title="You are signed in"
			intro={
				<>
					As {user.name} ({user.role}), {user.email}.
					{next &&
						' If the page you asked for belongs to another role, log out and log in with it.'}
				</>
			}
		>
			<div className={classes.ways}>
				<Button component={Link} to={next ?? HOME_OF[user.role]} size="md">
					{next ? 'Go on' : user.role === 'Buyer' ? 'Go to the shop' : 'Open the dashboard'}
				</Button>
				<Form method="post" action="/logout">
					{next && <input type="hidden" name="next" value={withNext('/login', next)} />}
					<Button type="submit" size="md" variant="default">
						Logout
					</Button>
				</Form>
			</div>
		</Entrance>
	)
}
