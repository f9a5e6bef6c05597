import { expect, it } from 'vitest'
import { viewQuery } from './view-query'

it.each([
	['', ''],
	['page=3&q=', ''],
	['sort=oldest&status=pending&page=2', 'sort=oldest&status=pending'],
	['status=pending&sort=oldest', 'sort=oldest&status=pending'],
	['q=a+b%26c', 'q=a+b%26c'],
])('of ?%s is %s', (query, expected) => {
	expect(viewQuery(new URLSearchParams(query))).toBe(expected)
})
