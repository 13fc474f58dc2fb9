import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckField, Field, SelectField, TextAreaField } from './field.tsx';

test('field · hint and error are its description', () => {
  const { rerender } = render(<Field label="Phone" name="phone" hint="Ten digits" prefix="+91" />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveAccessibleDescription('Ten digits');
  expect(field).not.toHaveAttribute('aria-invalid');
  rerender(<Field label="Phone" name="phone" hint="Ten digits" prefix="+91" error="Please enter it." />);
  expect(field).toHaveAccessibleDescription('Ten digits Please enter it.');
  expect(field).toBeInvalid();
});

test('field · the placeholder is the first option', () => {
  render(
    <SelectField
      label="Guests"
      name="guests"
      placeholder="Choose"
      options={['1', { value: '2', label: 'Two' }]}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Guests' })).toHaveValue('');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Choose', '1', 'Two']);
});

test('field · the error is the description of every kind of field', () => {
  render(
    <>
      <SelectField label="City" name="city" options={['Noida']} error="Choose a city." />
      <TextAreaField label="Message" name="message" error="Too long." />
      <CheckField label="WhatsApp" name="whatsapp" error="Not possible." />
    </>,
  );
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('Choose a city.');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Too long.');
  expect(screen.getByRole('checkbox', { name: 'WhatsApp' })).toHaveAccessibleDescription('Not possible.');
});

test('field · only an optional field is marked as optional', () => {
  render(
    <>
      <Field label="Name" name="name" />
      <Field label="E-mail" name="email" required={false} />
    </>,
  );
  expect(screen.getByLabelText('Name')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail (optional)')).toBeInTheDocument();
});
