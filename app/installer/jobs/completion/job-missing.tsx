import { Link } from 'react-router'
import type { Missing } from '../../../../domain/installations/schema'
import { isKeyOf } from '../../../../shared/one-of'
import { STEP_WORD } from '../../../components/orders/installation/installation-labels'
import { FactList } from '../../../ui/display/fact-list'
import { ButtonLink } from '../../../ui/text/button-link'
import page from '../job.module.css'

const GROUPS: { title: string; codes: Missing['code'][] }[] = [
	{ title: 'Appointment', codes: ['no-appointment', 'before-appointment'] },
	{ title: 'Steps', codes: ['step'] },
	{ title: 'Serial numbers', codes: ['serials'] },
	{ title: 'Test values', codes: ['measurements'] },
	{ title: 'Photos', codes: ['photo'] },
]

/** Where on the page it is fixed. */
const placeOf = ({ code, about }: Missing) => {
	if (code === 'measurements') return '#measurements'
	if (code === 'serials') return `#serials-${about}`
	return code === 'step' || code === 'photo' ? `#step-${about}` : '#appointment'
}

const isStep = isKeyOf(STEP_WORD)

const wordsOf = ({ about, message }: Missing) => (isStep(about) ? STEP_WORD[about] : message)

interface Props {
	missing: readonly Missing[]
	/** Whether each leads to its place on the page. */
	linked?: boolean
}

/** The obstacles to completing a job, by subject. */
export function JobMissing({ missing, linked = false }: Props) {
	return (
		<FactList className={page.missing}>
			{GROUPS.map(({ title, codes }) => {
				const own = missing.filter(({ code }) => codes.includes(code))
				if (own.length === 0) return null
				return (
					<div key={title}>
						<dt>{title}</dt>
						{own.map((each) => (
							<dd key={each.message}>
								{linked ? (
									<ButtonLink as={Link} variant="line" to={placeOf(each)} replace>
										{wordsOf(each)}
									</ButtonLink>
								) : (
									wordsOf(each)
								)}
							</dd>
						))}
					</div>
				)
			})}
		</FactList>
	)
}
