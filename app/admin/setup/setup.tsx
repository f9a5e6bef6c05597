import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Setup as SetupData } from '../../../domain/setup/schema'
import { api, read } from '../../api.server'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Banner } from '../../ui/layout/banner'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/setup'
import { STEP_WORDS } from './setup-words'

export const meta = titleMeta('Set up the shop')

export const loader = ({ context }: Route.LoaderArgs) => read(api(context).setup.$get())

function Step({ step, done }: SetupData['steps'][number]) {
	const { title, hint, to, link, more, again = `Change: ${title}` } = STEP_WORDS[step]
	const Icon = done ? IconCircleCheck : IconCircle
	return (
		<Card as="li" gap={2}>
			<Row gap={3}>
				<Icon size={22} aria-hidden />
				<Heading level={3} size="body">
					{title}
				</Heading>
				<Text as="span" size="small" color="muted" data-end>
					{done ? 'Done' : 'To do'}
				</Text>
			</Row>
			{!done && <Text measure>{hint}</Text>}
			<Row gap={5} wrap>
				{to && (
					<ButtonLink as={Link} variant="line" to={to}>
						{done ? again : link}
					</ButtonLink>
				)}
				{more && (
					<ButtonLink as={Link} variant="line" to={more.to}>
						{more.link}
					</ButtonLink>
				)}
			</Row>
		</Card>
	)
}

interface StepsProps {
	title: string
	steps: SetupData['steps']
}

const Steps = ({ title, steps }: StepsProps) => (
	<Stack as="section" gap={3}>
		<Heading level={2} size="body">
			{title}
		</Heading>
		<Stack as="ol" gap={3} role="list">
			{steps.map((each) => (
				<Step key={each.step} {...each} />
			))}
		</Stack>
	</Stack>
)

export default function Setup({ loaderData: { open, steps } }: Route.ComponentProps) {
	const left = steps.filter(({ done, required }) => required && !done).length
	return (
		<PortalPage
			title="Set up the shop"
			action={<HeadLink to="/admin/settings">All settings</HeadLink>}
		>
			{open ? (
				<Banner>The shop is open: it takes orders.</Banner>
			) : (
				<Banner variant="notice">
					The shop is closed: buyers can look around and plan, and checkout says that it opens soon.
					{` ${left} ${left === 1 ? 'step is' : 'steps are'} left.`}
				</Banner>
			)}
			<Steps title="Before the shop opens" steps={steps.filter(({ required }) => required)} />
			<Steps title="Advised" steps={steps.filter(({ required }) => !required)} />
		</PortalPage>
	)
}
