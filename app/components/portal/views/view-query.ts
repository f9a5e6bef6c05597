/** Parameters of a list’s address that are no part of a view. */
const PASSING = ['page', 'done']

/** The filters of a list’s address in one order, so that equal ones are equal texts. */
export function viewQuery(params: URLSearchParams): string {
	const given = [...params].filter(([name, value]) => value !== '' && !PASSING.includes(name))
	const inOrder = given.toSorted(([one], [other]) => (one < other ? -1 : 1))
	return new URLSearchParams(inOrder).toString()
}
