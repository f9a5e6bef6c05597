import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dateOf } from '../../../shared/format/dates'
import { kilowatts, stateNote } from '../../components/planner/words'
import { Logo } from '../../shell/logo'
import { pageTitle } from '../../shell/page-title'
import { NO_SHOP } from '../../shell/shell-data'
import { useShell } from '../../shell/use-shell'
import { Sentences } from '../../ui/display/list'
import { Card } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { Verdict } from '../answer/verdict'
import { BillChart } from '../drawings/bill-chart'
import { MonthsChart } from '../drawings/months-chart'
import { PaybackChart } from '../drawings/payback-chart'
import { RoofDrawing } from '../drawings/roof-drawing'
import { SystemDrawing } from '../drawings/system/system-drawing'
import { FIGURES } from '../explained/figures'
import { KeyFigures } from '../explained/key-figures'
import { MonthsTable } from '../figures/months-table'
import { Grounds } from '../figures/sources'
import { NextSteps } from '../process/next-steps'
import { WHO_MAY_SEE } from '../who-may-see'
import type { Route } from './+types/proposal'
import classes from './proposal.module.css'
import { proposalAt } from './proposal.server'
import { ProposalChecks } from './proposal-checks'
import { ProposalAfterTax, ProposalCost } from './proposal-cost'
import { ProposalParts } from './proposal-parts'
import { PrintButton } from './proposal-print'
import { ProposalSince } from './proposal-since'
import { caveats, estimatesOf, forWhom, summaryOf } from './proposal-text'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const title = loaderData
		? `Proposal: ${kilowatts(loaderData.option.kwp)} in ${loaderData.plan.place.name}`
		: 'Proposal'
	return [pageTitle(matches, title), { name: 'robots', content: 'noindex' }]
}

export const loader = ({ request, context }: Route.LoaderArgs) => proposalAt(request, context)

/** A plan on paper: to be printed, saved as a PDF and shown at home. */
export default function Proposal({ loaderData }: Route.ComponentProps) {
	const { plan, option, details, address, link, madeAt, since } = loaderData
	const { verdict } = option
	const isLoss = verdict.answer === 'no'
	const shop = useShell()?.shop ?? NO_SHOP
	return (
		<Page className={classes.page}>
			<Row wrap justify="between" gap={6} className={classes.tools}>
				<ButtonLink to={address} as={Link} variant="line">
					<IconArrowLeft size={20} aria-hidden />
					Back to the plan
				</ButtonLink>
				<PrintButton />
			</Row>
			<Card as="article" gap={8} className={classes.sheet}>
				<Row as="header" wrap justify="between" gap={6} className={classes.head}>
					<Row as="p" className={classes.shop}>
						<Logo size={36} src={shop.logo} />
						{shop.name}
					</Row>
					<p>
						Proposal of <time dateTime={madeAt}>{dateOf(madeAt)}</time>
					</p>
				</Row>
				<h1>{isLoss ? verdict.sentence : `${kilowatts(option.kwp)} of solar power`}</h1>
				<Text size="body" color="muted">
					{forWhom(details, plan.place.name)}
				</Text>
				{since && <ProposalSince {...since} />}
				<Text size="body">{summaryOf(option)}</Text>
				<Verdict {...verdict} />
				{estimatesOf(plan, details).map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
				{plan.reasons.map((reason) => (
					<p key={reason}>{reason}</p>
				))}
				<div className={classes.facts}>
					<KeyFigures of={FIGURES} option={option} plan={plan} isOnPaper />
				</div>
				{[stateNote(plan), plan.place.note].map((note) => note && <p key={note}>{note}</p>)}
				<div className={classes.pair}>
					<section>
						<h2>Your electricity bill, before and after</h2>
						<BillChart months={option.money.months} />
					</section>
					<section>
						<h2>When it has paid for itself</h2>
						<PaybackChart
							balance={option.money.balance}
							paybackMonths={option.money.paybackMonths}
						/>
					</section>
				</div>
				<ProposalCost option={option} years={plan.assumed.years} />
				{option.money.afterTax && <ProposalAfterTax {...option.money.afterTax} />}
				<ProposalParts option={option} />
				<div className={classes.pair}>
					<section>
						<h2>Made and used in a year</h2>
						<MonthsChart use={plan.monthlyUse} production={option.monthlyKwh} />
					</section>
					<section>
						<h2>On the roof</h2>
						<RoofDrawing roof={option.roof} panel={option.panel} />
					</section>
				</div>
				<ProposalChecks option={option} plan={plan} />
				<section>
					<h2>Please note</h2>
					<Sentences of={caveats(option, plan.state.name === null)} />
				</section>
				<NextSteps option={option} plan={plan} />
				<section>
					<h2>How it is connected</h2>
					<SystemDrawing option={option} />
				</section>
				<section>
					<h2>The first year, month by month</h2>
					<MonthsTable
						months={option.money.months}
						metering={plan.assumed.metering}
						used="Used, kWh"
					/>
				</section>
				<Text as="section" size="tiny" className={classes.small}>
					<h2>What it was calculated with</h2>
					<p>
						± {plan.assumed.bandPct} %: two sources of climate differ by as much, and so may one
						year from the next.
					</p>
					<Grounds plan={plan} />
				</Text>
				<footer className={classes.again}>
					<p>To open this plan again, and change any of it:</p>
					<Link to={address}>{link}</Link>
					<p>{WHO_MAY_SEE}</p>
				</footer>
			</Card>
		</Page>
	)
}
