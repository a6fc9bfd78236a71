import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-styles.ts';

type Props = ComponentProps<'button'> & { readonly look?: ButtonLook };

export function Button({ look = 'primary', className = '', type = 'button', ...rest }: Props) {
  // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
