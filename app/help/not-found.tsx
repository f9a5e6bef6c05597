import { data } from 'react-router'
import { Failure } from '../shell/failure'
import { pageTitle } from '../shell/page-title'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = ({ matches }) => [
	pageTitle(matches, 'Page not found'),
	{ name: 'robots', content: 'noindex' },
]

/** Every address nothing else answers to. */
export const loader = () => data(null, { status: 404 })

export default function NotFound() {
	return <Failure kind={404} />
}
