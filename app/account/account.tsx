import { Form, Link } from 'react-router'
import { ROLES } from '../../shared/actor'
import { api, read } from '../api.server'
import { MyEnquiries } from '../components/enquiries/my-enquiries'
import { MyOrders, PortalOrders } from '../components/orders/my-orders'
import { HeadLink } from '../components/portal/portal-page'
import { requireRole } from '../components/session/guard.server'
import { privateMeta } from '../shell/page-title'
import { Grid } from '../ui/layout/grid'
import { Page } from '../ui/layout/page'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { Flash } from '../ui/overlay/flash'
import { ButtonLink } from '../ui/text/button-link'
import type { Route } from './+types/account'
import classes from './account.module.css'
import { changeAccount, myEnquiries, myOrders } from './account.server'
import { accountIntents } from './account-intents'
import { MyAddressLine } from './address/my-address'
import { MailForm } from './mail-form'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'
import { Security } from './security'

export const meta = privateMeta('Your account')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

const SAVED: Record<string, string> = {
	name: 'Your name is saved.',
	password: 'Your password is changed. You are logged out everywhere else.',
	mails: 'Your choice of mail is saved.',
	session: 'That session is ended.',
	sessions: 'You are logged out everywhere else.',
	account: 'Your account is ready, and your email address confirmed.',
	confirmation: 'We have sent you a link. It works for seven days.',
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const user = await requireRole(context, request, ROLES)
	const [mine, enquiries, plans, mails, sessions, twoFactor, address] = await Promise.all([
		myOrders(request, context),
		myEnquiries(context),
		read(api(context).savedPlans.plans.$get()),
		read(api(context).mail.profile.mails.$get()),
		read(api(context).mySessions.$get()),
		read(api(context).twoFactor.$get()),
		read(api(context).addresses.$get()),
	])
	const { installersApply, offersSavedAddresses, checkoutIsDemo } = await read(
		api(context).store.$get(),
	)
	const mayApply = installersApply && user.role === 'Buyer'
	const done = SAVED[url.searchParams.get('saved') ?? ''] ?? null
	return {
		user,
		mine,
		enquiries,
		plans: plans.length,
		choices: mails.choices,
		sessions,
		address,
		hasTwoFactor: twoFactor.enabled,
		mayApply,
		offersSavedAddresses,
		checkoutIsDemo,
		saved: done,
	}
}

export const action = changeAccount

export { sendForm as clientAction } from '../ui/forms/send-form'

const plansLine = (plans: number) => {
	if (plans === 0) return 'You have saved none yet'
	return plans === 1 ? 'See the plan you saved' : `See the ${plans} plans you saved`
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { user, mine, enquiries, plans, choices, mayApply, saved } = loaderData
	const { sessions, hasTwoFactor, address, offersSavedAddresses, checkoutIsDemo } = loaderData
	return (
		<Page airy className={classes.page}>
			<Row gap={6} wrap justify="between" className={classes.head}>
				<Stack gap={1}>
					<h1>Your account</h1>
					<MyAddressLine
						address={address}
						role={user.role}
						problem={accountIntents.problem(actionData, 'send-confirmation')}
					/>
				</Stack>
				<Form method="post" action="/logout">
					<ButtonLink type="submit">Logout</ButtonLink>
				</Form>
			</Row>
			<Flash done={actionData ? null : saved} className={classes.saved} />
			<Grid aside>
				<div>
					{user.role !== 'Buyer' && <PortalOrders role={user.role} />}
					{(user.role === 'Buyer' || mine.total > 0) && (
						<MyOrders orders={mine.items} page={mine.page} pages={mine.pages} />
					)}
					<MyEnquiries {...enquiries} />
					<Elsewhere id="plans" title="Your plans" to="/account/plans">
						{plansLine(plans)}
					</Elsewhere>
					{!checkoutIsDemo && (
						<Elsewhere id="quotations" title="Your quotations" to="/quotations">
							Quotations you asked for
						</Elsewhere>
					)}
					{offersSavedAddresses && (
						<Elsewhere id="addresses" title="Your addresses" to="/account/addresses">
							Saved addresses
						</Elsewhere>
					)}
				</div>
				<Stack gap={10}>
					<ProfileForm user={user} problem={accountIntents.problem(actionData, 'profile')} />
					<PasswordForm
						key={saved}
						email={user.email}
						problem={accountIntents.problem(actionData, 'password')}
					/>
					<Security
						sessions={sessions}
						hasTwoFactor={hasTwoFactor}
						problem={accountIntents.problem(actionData, 'end-session', 'end-others')}
					/>
					{choices.length > 0 && (
						<MailForm choices={choices} problem={accountIntents.problem(actionData, 'mails')} />
					)}
					<section aria-labelledby="own-data">
						<h2 id="own-data">Your data</h2>
						<ButtonLink as={Link} variant="line" to="/account/data">
							Download your data or delete your account
						</ButtonLink>
					</section>
					{mayApply && (
						<section aria-labelledby="installers">
							<h2 id="installers">Do you install solar systems?</h2>
							<ButtonLink as={Link} variant="line" to="/account/apply">
								Apply as an installer
							</ButtonLink>
						</section>
					)}
				</Stack>
			</Grid>
		</Page>
	)
}

interface ElsewhereProps {
	id: string
	title: string
	to: string
	children: string
}

/** A part of an account that has a page of its own. */
const Elsewhere = ({ id, title, to, children }: ElsewhereProps) => (
	<section aria-labelledby={id} className={classes.plans}>
		<h2 id={id}>{title}</h2>
		<HeadLink to={to}>{children}</HeadLink>
	</section>
)
