import { data } from 'react-router'
import { Failure } from '../shell/failure'
import { privateMeta } from '../shell/page-title'

export const meta = privateMeta('Page not found')

/** Every address nothing else answers to. */
export const loader = () => data(null, { status: 404 })

export default function NotFound() {
	return <Failure kind={404} />
}
