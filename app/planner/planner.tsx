import { Alert, Loader } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import {
	type ShouldRevalidateFunction,
	useNavigation,
	useRevalidator,
	useSearchParams,
} from 'react-router'
import { addressOf, choiceOf, detailsIn, optionOf } from '../../domain/planner/plan-address'
import { UNSENT } from '../components/cart/cart-intents'
import { kilowatts } from '../components/planner/words'
import type { PageHandle } from '../page-handle'
import { canonical, pageTitle } from '../shell/page-title'
import { sendForm } from '../ui/forms/send-form'
import { Page } from '../ui/layout/page'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { lazyStyled } from '../ui/lazy-below'
import solarDay from '../ui/pictures/drawn/solar-day.module.css'
import { Text } from '../ui/text/text'
import { WorkingButton } from '../ui/working-button'
import type { Route } from './+types/planner'
import { ANSWER, Answer } from './answer/answer'
import { NOTHING_FOUND, type PlannerData } from './answer/planner-data'
import { changeSystem } from './answer/system.server'
import classes from './planner.module.css'
import { plannerAt } from './planner.server'
import firstSteps from './questions/first-steps.module.css'
import { MistakesElsewhere } from './questions/mistakes-elsewhere'
import { DetailsButton, Panel } from './questions/panel'
import { firstWrong, stepIn } from './questions/question-steps'
import start from './questions/start.module.css'

/** Beside a plan it is not needed. */
const Start = lazyStyled(
	[start, firstSteps, solarDay],
	async () => (await import('./questions/start')).Start,
)

const DESCRIPTION =
	'A PIN code and last month’s bill: see the solar system that fits, what it makes and saves, the subsidy and when it is paid back.'

export const handle = { isListed: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const plan = loaderData?.plan
	const option = plan && optionOf(plan, loaderData.details.choice)
	const title = option ? `${kilowatts(option.kwp)} in ${plan.place.name}` : 'Plan your solar system'
	return [
		pageTitle(matches, title),
		{ name: 'description', content: DESCRIPTION },
		...canonical(matches, '/planner'),
	]
}

export const loader = ({ request, context }: Route.LoaderArgs) => plannerAt(request, context)

/** Said in place of an answer when the network gave none. */
const UNREACHED = 'The planner could not be reached. Check your connection and try again.'

export async function clientLoader({
	request,
	serverLoader,
}: Route.ClientLoaderArgs): Promise<PlannerData> {
	try {
		return await serverLoader()
	} catch (error) {
		// A redirect is thrown too, and so is a question that a later one has overtaken.
		if (error instanceof Response || request.signal.aborted) throw error
		const params = new URL(request.url).searchParams
		const step = stepIn(params)
		const asking = step !== null
		return {
			...NOTHING_FOUND,
			details: detailsIn(params),
			step: step ?? 1,
			asking,
			problem: UNREACHED,
		}
	}
}

export const action = changeSystem

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, UNSENT)

const addressIgnoringChoice = ({ searchParams }: URL) =>
	addressOf({ ...detailsIn(searchParams), choice: undefined }) + (searchParams.get('step') ?? '')

/** Choosing among the systems of an answer, and putting one into the cart, change nothing of it. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
	const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
	if (formMethod === 'POST') return false
	const isOther = currentUrl.search !== nextUrl.search
	if (isOther && addressIgnoringChoice(currentUrl) === addressIgnoringChoice(nextUrl)) return false
	return defaultShouldRevalidate
}

/** Whether an answer is on its way to this page. */
function useWorking() {
	const { state, location } = useNavigation()
	return state === 'loading' && location.pathname === '/planner'
}

/** The last plan there was; it stays in view until there is another. */
function useLast(plan: PlannerData['plan']) {
	const [last, setLast] = useState(plan)
	if (plan && plan !== last) setLast(plan)
	return plan ?? last
}

/**
 * Moves the focus to the answer when it comes after the last question, so that it is read out, or when the focused
 * element has gone with the message that there was none.
 */
function useFocusOnAnswer(isAnswer: boolean, isOld: boolean) {
	const before = useRef({ isAnswer, isOld })
	useEffect(() => {
		const { isAnswer: wasAnswer, isOld: wasOld } = before.current
		const isLost = wasOld && !isOld && document.activeElement === document.body
		if (isAnswer && (!wasAnswer || isLost))
			document.getElementById(ANSWER)?.focus({ preventScroll: true })
		before.current = { isAnswer, isOld }
	}, [isAnswer, isOld])
}

export default function Planner({ loaderData }: Route.ComponentProps) {
	const [params] = useSearchParams()
	const choice = choiceOf(params)
	const planned = {
		...loaderData,
		details: { ...loaderData.details, choice: choice === 'best' ? undefined : choice },
	}
	const last = useLast(planned.plan)
	const isAnswer = Boolean(planned.plan || (last && !planned.asking))
	useFocusOnAnswer(isAnswer, planned.plan === null)
	return (
		<Page className={classes.page}>
			{isAnswer && last ? (
				<Planning planned={planned} plan={last} />
			) : (
				<Suspense>
					<Start planned={planned} />
				</Suspense>
			)}
		</Page>
	)
}

/** The details beside their answer; each change of one is followed by the other. */
function Planning({
	planned,
	plan,
}: {
	planned: PlannerData
	plan: NonNullable<PlannerData['plan']>
}) {
	const working = useWorking()
	const isOld = planned.plan === null
	return (
		<>
			<Row as="header" wrap align="baseline" justify="between" gap={6} className={classes.bar}>
				<h1>Your solar system</h1>
				<Text
					as={Row}
					size="small"
					color="muted"
					className={classes.working}
					data-shown={working || undefined}
				>
					<Loader size={16} aria-hidden />
					Calculating…
				</Text>
			</Row>
			<Stack className={classes.columns}>
				<Panel planned={planned} plan={plan} choice={choiceIn(planned)} busy={working} />
				<Stack gap={5}>
					<DetailsButton details={planned.details} mistakes={planned.mistakes} />
					{isOld && <Old planned={planned} />}
					<div className={classes.place} data-stale={working || undefined} aria-busy={working}>
						<Answer {...planned} plan={plan} />
					</div>
				</Stack>
			</Stack>
		</>
	)
}

const choiceIn = ({ details }: PlannerData) =>
	choiceOf(new URLSearchParams({ choice: details.choice ?? '' }))

/** Why the answer shown is that to the earlier details. */
function Old({ planned }: { planned: PlannerData }) {
	const { problem, mistakes } = planned
	const revalidator = useRevalidator()
	const wrong = firstWrong(mistakes)
	const [sentence] = Object.values(mistakes)
	return (
		<Stack gap={3} className={classes.old}>
			<MistakesElsewhere planned={planned} />
			{(problem || wrong) && (
				<Alert color="red" icon={<IconAlertTriangle />} role="alert">
					<p>{problem ?? sentence} What you see is the plan from before.</p>
					{problem && (
						<WorkingButton
							variant="default"
							size="sm"
							mt="xs"
							working={revalidator.state !== 'idle'}
							onClick={() => revalidator.revalidate()}
						>
							Try again
						</WorkingButton>
					)}
				</Alert>
			)}
		</Stack>
	)
}
