/** What is said where it is nothing the person could have done. */
export const LOGIN_FAILED = 'An error occurred during login.'
export const SIGNUP_FAILED = 'An error occurred during signup. Please try again.'
