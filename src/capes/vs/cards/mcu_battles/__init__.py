"""The MCU Battles: heroes and villains of the films."""
