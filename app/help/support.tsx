import { Link } from 'react-router'
import { api, read } from '../api.server'
import type { PageHandle } from '../page-handle'
import { canonical, pageTitle } from '../shell/page-title'
import { useShell } from '../shell/use-shell'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { Heading } from '../ui/text/heading'
import { Text } from '../ui/text/text'
import type { Route } from './+types/support'
import { questionsIn } from './questions.server'
import { ShopQuestions } from './shop-questions'
import classes from './support.module.css'
import { writeToUs } from './support.server'
import { Contact } from './support-contact'
import { SupportForm } from './support-form'
import { Questions } from './support-questions'

export const handle = { cachedBy: ['sent'], isListed: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => [
	pageTitle(matches, 'Support & Help'),
	{
		name: 'description',
		content:
			'Answers about delivery, installation, subsidy and warranty, and a way to write to us.',
	},
	...canonical(matches, '/support'),
]

export async function loader({ context }: Route.LoaderArgs) {
	const { store } = api(context)
	const [{ contact, mode }, { faq }] = await Promise.all([
		read(store.$get()),
		read(store.texts.$get()),
	])
	return { contact, questions: mode === 'demo' && faq === '' ? null : questionsIn(faq) }
}

export const action = writeToUs

export { sendForm as clientAction } from '../ui/forms/send-form'

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
	const { contact, questions } = loaderData
	const isLoggedIn = useShell()?.user != null
	return (
		<Page className={classes.page} data-bare={questions?.length === 0 || undefined}>
			<Stack as="header" gap={2} className={classes.head}>
				<h1>Support &amp; Help</h1>
				<Text color="muted" measure>
					{questions === null && 'Five things most people ask. '}
					{questions?.length === 0 ? 'A question? ' : 'If yours is not among them, '}
					<a href="#write">{questions?.length === 0 ? 'Write to us' : 'write to us'}</a>.{' '}
					{isLoggedIn ? (
						<>
							Orders you have placed are in <Link to="/account">your account</Link>.
						</>
					) : (
						<>
							An order placed without an account opens by its link. Lost it?{' '}
							<Link to="/orders/track">Track the order</Link>. To see the others,{' '}
							<Link to="/login">log in</Link>.
						</>
					)}
				</Text>
			</Stack>
			{questions === null ? <Questions /> : <ShopQuestions questions={questions} />}
			<Stack as="section" id="write" className={classes.write} aria-labelledby="write-heading">
				<Heading level={2} size="title" id="write-heading">
					Write to us
				</Heading>
				<SupportForm answer={actionData} />
			</Stack>
			<Contact {...contact} />
		</Page>
	)
}
